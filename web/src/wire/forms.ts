// Made by `python -m toog.server.typescript` from the Python types. Do not edit.

import type { Fault, Seal, Seat, Shows, Telling, Turn } from './messages';
import type { GameView } from './views';

/** With a `name` the host sits down at once, at the first seat. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  dice?: "real" | "sealed";
  thinking?: number | null;
  pause?: number;
  listed?: boolean;
  bot?: "beginner" | "champion" | "club" | "random" | "sensible";
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
