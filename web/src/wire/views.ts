// Made by `python -m toog.server.types` from the Python types. Do not edit.

export interface AzenJagenView {
  aces: number;
  dice: number[] | null;
  drinker: number | null;
  hand: number | null;
  next: number | null;
  orderer: number | null;
  orders: number;
  paid: number[];
  phase: string;
  settled: number;
  sips: number;
  sips_left: number;
  taster: number | null;
  throw_off: (number | null)[] | null;
}

export interface MensView {
  bound: boolean;
  circles: number;
  colour: number | null;
  die: number | null;
  gap: number;
  hand: number | null;
  lands: Record<string, number>;
  moves: Record<string, MensMove>;
  owner: (number | null)[];
  pawns: number[][];
  phase: string;
  ring: (number | null)[];
  throw_off: (number | null)[] | null;
  tries_left: number | null;
}

/** What a word would do: the steps of the pawn's way, its own count, and what it hits. */
export interface MensMove {
  hits: MensHit | null;
  way: number[];
}

/** The pawn that would go back to its box: its colour, and where it stands by its own count. */
export interface MensHit {
  colour: number;
  step: number;
}

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
  phase: string;
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

export interface StichView {
  adds: string;
  dealer: number;
  drawn: string | null;
  hand: number | null;
  hands: (string[] | null)[];
  phase: string;
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
  phase: string;
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
