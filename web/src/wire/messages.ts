// Made by `python -m toog.server.typescript` from the Python types. Do not edit.

import type { Entry } from './entries';
import type { FaultKey, FaultKind } from './faults';
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

/** Is the connection alive? `rtt` is ignored: the house measures the connection itself. */
export interface Ping {
  type: "ping";
  rtt?: number | null;
}

/** All up to this version has been shown, or tapped away. Not answered. */
export interface Seen {
  type: "seen";
  version: number;
}

/** The host gives an open seat to a bot; before the start also one where another bot sits. */
export interface Fill {
  type: "fill";
  id: number;
  bot: "beginner" | "champion" | "club" | "random" | "sensible";
  name: string;
  seat?: number | null;
}

/** The host empties a seat before the start. */
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

/** A person moves to an open seat before the start, and takes name and colour along. */
export interface ChangeSeat {
  type: "change_seat";
  id: number;
  seat: number;
  to: number;
}

/** Before the start; no two seats have the same. */
export interface ChooseColour {
  type: "colour";
  id: number;
  seat: number;
  colour: number;
}

/** A person chooses the nonce of the seat, to be mixed into the sealed dice. */
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

/** Starts the game. */
export interface Start {
  type: "start";
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

/** A tap on the sealed dice; with real dice, what fell. */
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

/** A bot plays for a missing person for a while: the host decides, or a majority of those present. */
export interface LetBotSitIn {
  type: "sit_in";
  id: number;
  seat: number;
}

/** A vote for the claim with this number, as the seat shows it. Whoever is let in is a guest. */
export interface LetIn {
  type: "let_in";
  id: number;
  seat: number;
  claim: number;
}

/** The host refuses a claim, or whoever made it withdraws it. */
export interface TurnAway {
  type: "turn_away";
  id: number;
  seat: number;
  claim: number;
}

/** With real dice: what was typed last is right, and the game is over. */
export interface Confirm {
  type: "confirm";
  id: number;
  seat: number;
  version: number;
}

/** Quick dice fall by themselves. */
export interface ChooseDice {
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

/** The company moves on to the table of this id, which `Table.again` lays. */
export interface Rematch {
  type: "rematch";
  id: number;
}

/** A fresh start: forget what you knew.

    `yours` are the seats this device has proven to hold, `claims` those it has asked for. */
export interface Snapshot {
  type: "snapshot";
  yours: number[];
  claims: number[];
  hosting: boolean;
  at: number;
  snapshot: TableView;
}

/** Everything an audience may see of a table. */
export interface TableView {
  asker: number | null;
  bot: string;
  bot_seal: BotSeal | null;
  clock: Clock;
  dice: "known" | "real" | "sealed" | "seeded";
  fork: Fork | null;
  game: string;
  hints: boolean;
  host: number | null;
  legal: Record<string, string[]>;
  listed: boolean;
  log: Item[];
  majority: number;
  next: string | null;
  night: Night | null;
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

/** The seal of the bots' luck, as the one of the dice. Its nonces are those of the dice. */
export interface BotSeal {
  hash: string;
  secret: string | null;
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

/** The game begins at event `at` of another, known by its checksum, in which these `players` played.

    `cards`: whoever saw that game can know the cards that were dealt in it. */
export interface Fork {
  at: number;
  cards: boolean;
  dice: "fresh" | "same";
  of: string;
  players: string[];
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

/** The table shares its dice with others. It goes back to number `number` of so many `tables`, from 0.

    `round` counts from 1. The ids of the other tables are not shown: a table's link leads to no other's. */
export interface Night {
  number: number;
  round: number;
  rounds: number;
  tables: number;
}

/** The hash is shown before anyone gives a nonce, and the secret behind it when the game is over.

    A seal of version 2 has its `version` and binds `terms` as well; one of version 1 has neither key. */
export interface Seal {
  hash: string;
  nonces: string[] | null;
  secret: string | null;
  terms?: string | null;
  version?: number;
}

/** `expected`: invited to a rematch and not here yet. `owner`: whose seat it is, while a guest has it. */
export interface Seat {
  away: boolean;
  bot: string | null;
  claim: Claim | null;
  colour: number;
  expected: boolean;
  kind: "bot" | "open" | "person";
  name: string | null;
  owner: string | null;
  quick: boolean;
  votes: number[];
}

/** Someone without its secret asks for a seat. `votes` are the seats that want to let this one in.

    `needed` is how many votes that takes. Where it is more than there are people here, they are waited for. */
export interface Claim {
  name: string;
  needed: number;
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

/** Why something was refused. `message` is English; the catalogues say `error-<key>` in the others.

    `event` is the index of the event of a record that is wrong. */
export interface Fault {
  kind: FaultKind;
  key: FaultKey;
  message: string;
  rule?: string | null;
  arguments?: Record<string, number | string | boolean | null>;
  event?: number | null;
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

/** The parts of a snapshot that have changed. */
export interface Now {
  status?: "over" | "playing" | "waiting";
  seats?: Seat[];
  players?: string[];
  host?: number | null;
  listed?: boolean;
  hints?: boolean;
  seal?: Seal | null;
  bot_seal?: BotSeal | null;
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

export type ClientMessage = Hello | Ping | Seen | Fill | Clear | Leave | ChangeSeat | ChooseColour | Mix | ListInLobby | Start | Play | Throw | Undo | LetBotSitIn | LetIn | TurnAway | Confirm | ChooseDice | React | Rematch;

export type ServerMessage = Snapshot | News | Done | Refused | Pong | Watching | Closing;
