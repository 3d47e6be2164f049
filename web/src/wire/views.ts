// Made by `python -m toog.server.typescript` from the Python types. Do not edit.

export interface AzenJagenView {
  aces: number;
  dice: number[] | null;
  drinker: number | null;
  hand: number | null;
  next: number | null;
  orderer: number | null;
  orders: number;
  paid: number[];
  phase: "hunt" | "over" | "race" | "race_throw" | "throw_off";
  settled: number;
  sips: number;
  sips_left: number;
  taster: number | null;
  throw_off: (number | null)[] | null;
}

export type AzenJagenTelling =
  | "empties"
  | "must-drink"
  | "opens-hunt"
  | "orders"
  | "pays-order"
  | "pays-own-order"
  | "pays-too-slow"
  | "race-throws"
  | "sips"
  | "takes-dice"
  | "tastes"
  | "throw-off-again"
  | "throws"
  | "throws-off"
  | "wins";

export interface MensView {
  bound: boolean;
  circles: number;
  colour: number | null;
  die: number | null;
  fields: number[][];
  hand: number | null;
  moves: Record<string, MensMove>;
  owner: (number | null)[];
  pawns: number[][];
  phase: "choose" | "over" | "throw" | "throw_off";
  safe: number[];
  six_is_lost: boolean;
  throw_off: (number | null)[] | null;
  to_go: (number | null)[];
  tries_left: number | null;
}

/** What a word would do: the fields of the way, the end circle where it ends, and the pawn it hits. */
export interface MensMove {
  hits: MensHit | null;
  home: string | null;
  way: number[];
}

/** The pawn that would go back to its box: its colour, and where it stands by its own count. */
export interface MensHit {
  colour: number;
  step: number;
}

export type MensTelling =
  | "begins"
  | "colour-home"
  | "comes-home"
  | "enters"
  | "first-pawn"
  | "hits"
  | "hits-own"
  | "loses-six"
  | "moves"
  | "moves-up"
  | "passes"
  | "passes-six"
  | "throw-off-again"
  | "throws"
  | "throws-again"
  | "throws-off"
  | "tries-again"
  | "wins";

export interface PietjesbakView {
  called: Record<string, number | string> | null;
  dice: number[] | null;
  hand: number | null;
  last_round: PietjesbakRound | null;
  leader: number | null;
  marks: number[];
  may_stoef: boolean;
  most: number;
  out: boolean[];
  phase: "choose" | "over" | "throw" | "throw_off" | "tie";
  sits: boolean[];
  starter: number | null;
  stoef: boolean;
  stoef_wipes: number;
  throw_off: (number | null)[] | null;
  thrown: number;
  throws: (Record<string, number | string> | null)[];
  wiped: boolean[];
  worth: (number | null)[];
}

/** A round that is over; nobody won one that is played again. */
export interface PietjesbakRound {
  throws: (Record<string, number | string> | null)[];
  winner: number | null;
}

export type PietjesbakTelling =
  | "again"
  | "apes-out"
  | "apes-sit-out"
  | "apes-win"
  | "last-standing"
  | "opens-round"
  | "seven-adds"
  | "stoef-lost"
  | "stoefs"
  | "stops"
  | "throw-off-again"
  | "throws"
  | "throws-off"
  | "throws-tie"
  | "tie"
  | "tie-replay"
  | "wins"
  | "wins-round";

export interface StichView {
  adds: string;
  dealer: number;
  drawn: string | null;
  hand: number | null;
  hands: (string[] | null)[];
  phase: "deal" | "drawn" | "over" | "play" | "swap" | "target";
  pile: string[];
  round: number;
  scores: number[];
  sizes: number[];
  slip: StichEarned[] | null;
  stock: number;
  sum: number | null;
  target: number | null;
  trick_points: number[];
  tricks: number[];
}

/** What one player got in a round that is over, and what that makes. */
export interface StichEarned {
  bonus: number;
  minus: number;
  points: number;
  score: number;
  trick_points: number;
  tricks: number;
}

export type StichTelling =
  | "deals"
  | "does-not-fit"
  | "draws"
  | "draws-card"
  | "follows"
  | "goes-out"
  | "holds"
  | "keeps"
  | "last-of-stock"
  | "lead-goes-on"
  | "leads"
  | "minus"
  | "opens-round"
  | "passes"
  | "shared-win"
  | "stuck"
  | "swaps"
  | "takes"
  | "throws-target"
  | "wins";

export interface ZockenView {
  bets: (string | null)[];
  brings: Record<string, number>;
  circles: string;
  dice: string[];
  die: string | null;
  direction: string | null;
  hand: number | null;
  line: (ZockenLying | null)[];
  out: ZockenLying[];
  phase: "bet" | "over" | "pick" | "place" | "throw";
  pips: number | null;
  points: number[];
  roller: number;
  round: number;
  rounds: number;
  so_far: ZockenScore;
  table: number[];
}

/** A die on the board. */
export interface ZockenLying {
  die: string;
  match: boolean;
  pips: number;
}

/** How many there are of each, and what each brings. */
export interface ZockenScore {
  colour_points: number;
  escape_points: number;
  escapes: number;
  matches: number;
  out_points: number;
  outs: number;
  points: number;
  row_points: number;
}

export type ZockenTelling =
  | "asks-bets"
  | "bet-lost"
  | "bet-won"
  | "bets"
  | "ends-alone"
  | "escapes"
  | "matches"
  | "opens-turn"
  | "out"
  | "passes"
  | "picks"
  | "places"
  | "scores"
  | "shared-win"
  | "throws"
  | "wins";

export type GameView = AzenJagenView | MensView | PietjesbakView | StichView | ZockenView;

export type TellingKey = AzenJagenTelling | MensTelling | PietjesbakTelling | StichTelling | ZockenTelling;
