// Made by `python -m toog.server.types` from the Python types. Do not edit.

/** The first message, and again whenever the device has another seat.

    Who comes back says which version it saw last and which seats were its own then, and is told what it
    missed. With a `device`, a random name of its own, it may send again what was not answered. */
export interface Hello {
  type: "hello";
  protocol: 1;
  secrets?: string[];
  since?: number | null;
  yours?: number[] | null;
  device?: string | null;
  screen?: boolean;
}

/** Is the line alive? `rtt` says how many seconds pings took lately, there and back. */
export interface Ping {
  type: "ping";
  rtt?: number | null;
}

/** All up to this version has been shown, or tapped away. Not answered. */
export interface Seen {
  type: "seen";
  version: number;
}

export interface Rematch {
  type: "rematch";
  id: number;
}

/** In a race `made` says when, on the clock of the house: it may have been on its way for a while. */
export interface Play {
  type: "play";
  id: number;
  seat: number;
  word: string;
  version: number;
  made?: number | null;
}

/** With real dice `fell` says what they show. */
export interface Throw {
  type: "throw";
  id: number;
  seat: number;
  version: number;
  fell?: string | null;
}

export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  version: number;
}

/** With real dice: what was typed last is right, and the game is over. */
export interface Confirm {
  type: "confirm";
  id: number;
  seat: number;
  version: number;
}

export interface Start {
  type: "start";
  id: number;
}

export interface Dice {
  type: "dice";
  id: number;
  seat: number;
  quick: boolean;
}

export interface React {
  type: "react";
  id: number;
  seat: number;
  reaction: string;
}

/** A bot at a seat, or at the first open one. */
export interface Fill {
  type: "fill";
  id: number;
  bot: "random" | "sensible";
  name: string;
  seat?: number | null;
}

export interface Clear {
  type: "clear";
  id: number;
  seat: number;
}

export interface Leave {
  type: "leave";
  id: number;
  seat: number;
}

/** To the open seat `to`, before the start. */
export interface ChangeSeat {
  type: "change_seat";
  id: number;
  seat: number;
  to: number;
}

export interface ChooseColour {
  type: "colour";
  id: number;
  seat: number;
  colour: number;
}

export interface Mix {
  type: "mix";
  id: number;
  seat: number;
  nonce: string;
}

export interface ListInLobby {
  type: "list";
  id: number;
  listed: boolean;
}

/** Let a bot sit in for whoever is missing at `seat`. */
export interface SitIn {
  type: "sit_in";
  id: number;
  seat: number;
}

/** Who claims `seat`: `claim` is the number of the claim as the seat shows it. */
export interface LetIn {
  type: "let_in";
  id: number;
  seat: number;
  claim: number;
}

export interface TurnAway {
  type: "turn_away";
  id: number;
  seat: number;
  claim: number;
}

/** A fresh start: forget what you knew.

    `yours` are the seats this device has proven to hold, `claims` those it has asked for. */
export interface Snapshot {
  type: "snapshot";
  yours: number[];
  claims: number[];
  hosting: boolean;
  at: number;
  snapshot: View;
}

/** Everything an audience may see of a table. */
export interface View {
  table: string;
  version: number;
  game: string;
  options: Record<string, unknown>;
  dice: "real" | "sealed";
  thinking: number | null;
  pause: number;
  bot: string;
  rematch: boolean;
  reactions: string[];
  status: "over" | "playing" | "waiting";
  seats: Seat[];
  players: string[];
  host: number | null;
  listed: boolean;
  seal: Seal | null;
  next: string | null;
  asker: number | null;
  majority: number;
  turn: Turn | null;
  view: Record<string, unknown> | null;
  views: Record<string, Record<string, unknown>>;
  legal: Record<string, string[]>;
  undo: number | null;
  scores: number[];
  winners: number[];
  clock: Clock;
  log: Item[];
}

/** `expected`: invited to a rematch and not here yet. */
export interface Seat {
  kind: "bot" | "open" | "person";
  name: string | null;
  bot: string | null;
  away: boolean;
  quick: boolean;
  votes: number[];
  colour: number;
  expected: boolean;
  claim: Claim | null;
}

/** Someone without its secret asks for a seat. `votes` are the seats that want to let this one in. */
export interface Claim {
  number: number;
  name: string;
  votes: number[];
}

export interface Seal {
  hash: string;
  nonces: string[] | null;
  secret: string | null;
}

export interface Turn {
  kind: "chance" | "decision" | "over";
  seats: number[];
  fall: string | null;
}

/** Times are seconds since 1970 on the clock of the house. */
export interface Clock {
  waits_for: number | null;
  bot: string | null;
  until: number | null;
  paused: boolean;
  begins: number | null;
  ready: Record<string, number>;
}

/** One entry of the table: `version` is the table's once it had happened. */
export interface Item {
  version: number;
  entry: Record<string, unknown>;
  told: Telling[];
  told_to: Record<string, Telling[]>;
  shows?: Shows;
  now?: Now;
}

/** To be said as `tell-<key>` of the game's catalogue. */
export interface Telling {
  key: string;
  arguments: Record<string, number | string>;
}

/** How long an entry is shown, in milliseconds at a calm pace: its movement, then its rest.

    What is urgent is shown over what still moves, and for the same time at every pace. */
export interface Shows {
  moves: number;
  rests: number;
  urgent?: boolean;
}

/** The parts of a snapshot that have changed. */
export interface Now {
  status?: "over" | "playing" | "waiting";
  seats?: Seat[];
  players?: string[];
  host?: number | null;
  listed?: boolean;
  seal?: Seal | null;
  next?: string | null;
  asker?: number | null;
  majority?: number;
  turn?: Turn | null;
  view?: Record<string, unknown> | null;
  views?: Record<string, Record<string, unknown>>;
  legal?: Record<string, string[]>;
  undo?: number | null;
  scores?: number[];
  winners?: number[];
  clock?: Clock;
}

/** What happened since, in order. `answers` is the id of your own message that made it happen. */
export interface News {
  type: "news";
  news: Item[];
  answers?: number | null;
}

/** Your message was right and changed nothing, or nothing you are shown. */
export interface Done {
  type: "done";
  answers: number;
  version: number;
}

/** Your message has changed nothing. */
export interface Refused {
  type: "refused";
  error: Fault;
  answers?: number | null;
}

/** Why something was refused. `message` is English; the catalogues say `error-<key>` in the others. */
export interface Fault {
  kind: string;
  key: string;
  message: string;
  rule?: string | null;
  arguments?: Record<string, unknown>;
}

/** The answer to a ping: the time of the house. */
export interface Pong {
  type: "pong";
  at: number;
}

/** How many sockets without a seat look on, and whose devices have not been heard for a few seconds. */
export interface Watching {
  type: "watching";
  spectators: number;
  weak: number[];
}

/** The socket closes after this. Come back by yourself after `restart` and `busy`. */
export interface Closing {
  type: "closing";
  reason: "busy" | "deleted" | "no_hello" | "restart" | "too_many";
}

/** With a `name` the host sits down at once, at the first seat. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  dice?: "real" | "sealed";
  thinking?: number | null;
  pause?: number;
  listed?: boolean;
  bot?: "random" | "sensible";
  name?: string | null;
  nonce?: string | null;
}

/** With a `secret` of one's own the same request twice is one seat; without one the house makes it. */
export interface NewSeat {
  name: string;
  seat?: number | null;
  nonce?: string | null;
  secret?: string | null;
}

/** Who asks for the seat of a person who is away. */
export interface NewClaim {
  name: string;
  secret?: string | null;
}

/** Who takes a seat over. */
export interface NewHands {
  name: string;
}

/** A record, and from which frame on it is to be shown. Frame 0 is the table before the first event. */
export interface NewReplay {
  record: Record<string, unknown>;
  since?: number;
}

/** A secret, shown this once: the house keeps only its hash. `seat` is null for a host who stands.

    The secret of a claim opens the seat from when it is let in. */
export interface Given {
  table: string;
  secret: string;
  seat: number | null;
}

export interface Lobby {
  tables: LobbyTable[];
}

export interface LobbyTable {
  table: string;
  game: string;
  options: Record<string, unknown>;
  dice: "real" | "sealed";
  status: "over" | "playing" | "waiting";
  seats: Seat[];
}

/** `room` is the address by which phones in the same room find the house; `alone`: nobody else does. */
export interface House {
  protocol: number;
  version: string;
  games: GameFacts[];
  bots: string[];
  reactions: string[];
  room: string | null;
  alone: boolean;
}

export interface GameFacts {
  name: string;
  seats: [number, number];
  hidden: boolean;
  options: OptionFacts[];
  book: SectionFacts[];
}

/** `schema` is JSON Schema; `defaults` by number of players. */
export interface OptionFacts {
  name: string;
  rule: string;
  schema: Record<string, unknown>;
  defaults: Record<string, unknown>;
}

export interface SectionFacts {
  name: string;
  rules: string[];
}

export interface Code {
  code: string;
}

export interface Found {
  table: string;
}

/** `length` is the number of all frames. The `story` of a game that is over comes with the first. */
export interface Replay {
  game: string;
  players: string[];
  options: Record<string, unknown>;
  seal: Record<string, unknown> | null;
  length: number;
  since: number;
  frames: Frame[];
  story?: Story | null;
}

/** `views` and `told_to` are empty where nothing is hidden. */
export interface Frame {
  seat: number | null;
  word: string | null;
  falling: Falling | null;
  told: Telling[];
  told_to: Record<string, Telling[]>;
  shows: Shows;
  turn: Turn;
  view: Record<string, unknown>;
  views: Record<string, Record<string, unknown>>;
  scores: number[];
  winners: number[];
}

/** What falls, so that sealed dice can be thrown again: `count` dice with these faces, or a pack. */
export interface Falling {
  count: number;
  faces: string[];
  pack: boolean;
}

/** `start` is what each seat had before the first round; `places` count from 1, by seat. */
export interface Story {
  facts: Fact[];
  start: number[];
  rows: SheetRow[];
  places: number[];
}

/** To be said as `story-<key>` of the game's catalogue, or else of the house's. */
export interface Fact {
  key: string;
  arguments: Record<string, number | string>;
}

/** One round: what it changed for each seat, and where each then stood. */
export interface SheetRow {
  number: number;
  gains: number[];
  totals: number[];
}

export interface Problem {
  error: Fault;
}

export type ClientMessage = Hello | Ping | Seen | Rematch | Play | Throw | Undo | Confirm | Start | Dice | React | Fill | Clear | Leave | ChangeSeat | ChooseColour | Mix | ListInLobby | SitIn | LetIn | TurnAway;

export type ServerMessage = Snapshot | News | Done | Refused | Pong | Watching | Closing;
