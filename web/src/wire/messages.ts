// Made by `python -m toog.server.typescript` from the Python types. Do not edit.

import type { GameView, TellingKey } from './views';

/** The first message, and again whenever the device has another seat.

    Who comes back says which version it saw last and which seats were its own then, and is told what it
    missed. With a `device`, a random name of its own, it may send again what was not answered. */
export interface Hello {
  type: "hello";
  protocol: 1 | 2;
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
  asker: number | null;
  bot: string;
  clock: Clock;
  dice: "real" | "sealed" | "seeded";
  game: string;
  host: number | null;
  legal: Record<string, string[]>;
  listed: boolean;
  log: Item[];
  majority: number;
  next: string | null;
  options: Record<string, unknown>;
  pause: number | null;
  players: string[];
  reactions: string[];
  rematch: boolean;
  scores: number[];
  seal: Seal | null;
  seats: Seat[];
  status: "over" | "playing" | "waiting";
  table: string;
  thinking: number | null;
  turn: Turn | null;
  undo: number | null;
  version: number;
  view: GameView | null;
  views: Record<string, GameView>;
  winners: number[];
}

/** Times are seconds since 1970 on the clock of the house. */
export interface Clock {
  begins: number | null;
  bot: string | null;
  paused: boolean;
  ready: Record<string, number>;
  until: number | null;
  waits_for: number | null;
}

/** One entry of the table: `version` is the table's once it had happened. */
export interface Item {
  entry: Entry;
  now?: Now;
  shows?: Shows;
  told: Telling[];
  told_to: Record<string, Telling[]>;
  version: number;
}

/** How long an entry is shown, in milliseconds at a calm pace: its movement, then its rest.

    What is urgent is shown over what still moves, and for the same time at every pace. */
export interface Shows {
  moves: number;
  rests: number;
  urgent?: boolean;
}

/** To be said as `tell-<key>` of the game's catalogue. */
export interface Telling {
  arguments: Record<string, number | string>;
  key: TellingKey;
}

/** The hash is shown before anyone gives a nonce, and the secret behind it when the game is over. */
export interface Seal {
  hash: string;
  nonces: string[] | null;
  secret: string | null;
}

/** `expected`: invited to a rematch and not here yet. */
export interface Seat {
  away: boolean;
  bot: string | null;
  claim: Claim | null;
  colour: number;
  expected: boolean;
  kind: "bot" | "open" | "person";
  name: string | null;
  quick: boolean;
  votes: number[];
}

/** Someone without its secret asks for a seat. `votes` are the seats that want to let this one in. */
export interface Claim {
  name: string;
  number: number;
  votes: number[];
}

/** `by_itself`: what is due falls without being asked for, once everyone has seen what was before it. */
export interface Turn {
  by_itself: boolean;
  fall: string | null;
  kind: "chance" | "decision" | "over";
  seats: number[];
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
  arguments?: Record<string, number | string | boolean | null>;
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
  dice: "real" | "sealed" | "seeded";
  status: "over" | "playing" | "waiting";
  seats: Seat[];
}

/** The games in the order in which they are offered.

    `room` is the address by which phones in the same room find the house; `alone`: nobody else does. */
export interface House {
  protocol: number;
  version: string;
  games: GameFacts[];
  bots: string[];
  reactions: string[];
  room: string | null;
  alone: boolean;
}

/** `usual` is how many sit down when nobody says otherwise. */
export interface GameFacts {
  name: string;
  seats: [number, number];
  usual: number;
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

/** The words of a game as Fluent text; `language` is English where it does not speak the one asked for. */
export interface Catalogue {
  game: string;
  language: string;
  text: string;
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
  seal: Seal | null;
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
  view: GameView;
  views: Record<string, GameView>;
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

export interface Opened {
  entry: "opened";
  at: number;
  game: string;
  players: number;
  options: Record<string, unknown>;
  dice: "real" | "sealed" | "seeded";
  seal: string | null;
  thinking: number | null;
  pause: number | null;
  listed: boolean;
  bot: string;
  rematch: boolean;
}

export interface Sat {
  entry: "sat";
  at: number;
  seat: number;
  name: string;
  colour: number | null;
}

export interface BotSat {
  entry: "bot_sat";
  at: number;
  seat: number;
  bot: string;
  name: string;
  colour: number | null;
}

/** A seat is kept for someone of the last game, who has yet to come. */
export interface Invited {
  entry: "invited";
  at: number;
  seat: number;
  name: string;
  colour: number | null;
}

/** Who was invited is here; a bot that sat in gives the seat back. */
export interface CameAlong {
  entry: "came_along";
  at: number;
  seat: number;
}

export interface TakenOver {
  entry: "taken_over";
  at: number;
  seat: number;
  name: string;
}

export interface StoodUp {
  entry: "stood_up";
  at: number;
  seat: number;
  name: string | null;
}

export interface SeatChanged {
  entry: "seat_changed";
  at: number;
  seat: number;
  to: number;
}

export interface ColourChosen {
  entry: "colour_chosen";
  at: number;
  seat: number;
  colour: number;
}

export interface Mixed {
  entry: "mixed";
  at: number;
  seat: number;
}

export interface Listed {
  entry: "listed";
  at: number;
  listed: boolean;
}

export interface WentAway {
  entry: "went_away";
  at: number;
  seat: number;
}

/** A bot that sat in gives the seat back. */
export interface CameBack {
  entry: "came_back";
  at: number;
  seat: number;
}

/** `by` wants a bot to sit in at `seat`. */
export interface Voted {
  entry: "voted";
  at: number;
  seat: number;
  by: number;
}

export interface SatIn {
  entry: "sat_in";
  at: number;
  seat: number;
  bot: string;
}

/** Someone without its secret asks for the seat of a person who is away. */
export interface Claimed {
  entry: "claimed";
  at: number;
  seat: number;
  name: string;
}

/** `by` wants to let in who claims `seat`. */
export interface Agreed {
  entry: "agreed";
  at: number;
  seat: number;
  by: number;
}

/** The claim on `seat` was refused or withdrawn. */
export interface TurnedAway {
  entry: "turned_away";
  at: number;
  seat: number;
}

/** The person at `seat` is the host from now on. */
export interface HostPassed {
  entry: "host_passed";
  at: number;
  seat: number;
}

export interface DiceChosen {
  entry: "dice_chosen";
  at: number;
  seat: number;
  quick: boolean;
}

export interface Reacted {
  entry: "reacted";
  at: number;
  seat: number;
  reaction: string;
}

/** `by` asked for it: a seat, or nobody's where a host who stands did. */
export interface Rematched {
  entry: "rematched";
  at: number;
  table: string;
  by: number | null;
}

export interface Started {
  entry: "started";
  at: number;
  nonces: string[];
}

/** `bot`: not by the person who sits there. */
export interface Moved {
  entry: "moved";
  at: number;
  seat: number;
  word: string;
  bot: boolean;
}

/** From the hand of `seat`. */
export interface Fell {
  entry: "fell";
  at: number;
  seat: number;
  word: string | null;
}

export interface Undone {
  entry: "undone";
  at: number;
  seat: number;
  word: string;
}

/** The thinking time is up: a bot plays this one turn. */
export interface TimedOut {
  entry: "timed_out";
  at: number;
  seat: number;
}

/** The seal is opened. */
export interface Ended {
  entry: "ended";
  at: number;
  secret: string | null;
}

export type Entry = Opened | Sat | BotSat | Invited | CameAlong | TakenOver | StoodUp | SeatChanged | ColourChosen | Mixed | Listed | WentAway | CameBack | Voted | SatIn | Claimed | Agreed | TurnedAway | HostPassed | DiceChosen | Reacted | Rematched | Started | Moved | Fell | Undone | TimedOut | Ended;

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
  view?: GameView | null;
  views?: Record<string, GameView>;
  scores?: number[];
  winners?: number[];
  legal?: Record<string, string[]>;
  undo?: number | null;
  clock?: Clock;
}

export type ClientMessage = Hello | Ping | Seen | Rematch | Play | Throw | Undo | Confirm | Start | Dice | React | Fill | Clear | Leave | ChangeSeat | ChooseColour | Mix | ListInLobby | SitIn | LetIn | TurnAway;

export type ServerMessage = Snapshot | News | Done | Refused | Pong | Watching | Closing;
