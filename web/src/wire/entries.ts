// Made by `python -m toog.server.typescript` from the Python types. Do not edit.

export interface Opened {
  entry: "opened";
  at: number;
  game: string;
  players: number;
  options: Record<string, unknown>;
  dice: "known" | "real" | "sealed" | "seeded";
  seal: string | null;
  thinking: number | null;
  pause: number | null;
  listed: boolean;
  bot: string;
  rematch: boolean;
  bot_seal: string | null;
  hints: boolean;
  seal_version: number;
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

/** Someone was let in at `seat`, and plays there until the person whose seat it is comes back. */
export interface GuestSat {
  entry: "guest_sat";
  at: number;
  seat: number;
  name: string;
  invited: boolean;
}

/** The guest called `name` no longer sits at `seat`, which belongs to the person who sat there before. */
export interface GuestLeft {
  entry: "guest_left";
  at: number;
  seat: number;
  name: string;
}

/** The person whose seat it is has given its PIN, and sits there with another device too. */
export interface Recognised {
  entry: "recognised";
  at: number;
  seat: number;
}

/** Someone entered a wrong PIN for `seat`. `guesser` is a short mark of the address it came from. */
export interface PinRefused {
  entry: "pin_refused";
  at: number;
  seat: number;
}

/** One device holds these seats, with one vote, and has also claimed the seats in `claims`. */
export interface Shared {
  entry: "shared";
  at: number;
  seats: number[];
  claims: number[];
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
  name: string | null;
}

/** A bot that sat in gives the seat back. */
export interface CameBack {
  entry: "came_back";
  at: number;
  seat: number;
  name: string | null;
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

/** The seal is opened, unless other tables of the night still play with it. */
export interface Ended {
  entry: "ended";
  at: number;
  secret: string | null;
}

/** The night is over at all its tables, and the seal they shared is opened. */
export interface Unsealed {
  entry: "unsealed";
  at: number;
  secret: string;
}

export type Entry = Opened | Sat | BotSat | Invited | CameAlong | TakenOver | GuestSat | GuestLeft | Recognised | PinRefused | Shared | StoodUp | SeatChanged | ColourChosen | Mixed | Listed | WentAway | CameBack | Voted | SatIn | Claimed | Agreed | TurnedAway | HostPassed | DiceChosen | Reacted | Rematched | Started | Moved | Fell | Undone | TimedOut | Ended | Unsealed;
