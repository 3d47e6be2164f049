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
  hints?: boolean;
  name?: string | null;
  nonce?: string | null;
}

/** A record, and the index of the event from which it is played on.

    Who asks sits at `seat`, or where none is named at the one that decides there. `alone`: bots of the level
    `bot` have the other seats, and the game goes on at once; otherwise people come and sit down there. */
export interface NewFork {
  record: Record<string, unknown>;
  at: number;
  dice?: "fresh" | "same";
  alone?: boolean;
  seat?: number | null;
  bot?: "beginner" | "champion" | "club" | "random" | "sensible";
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

/** The PIN of a seat, given on another device of the person who sits there. */
export interface GivenPin {
  pin: string;
  secret?: string | null;
}

/** The PINs by seat, shown only to the owner of the seat, to carry on with another device. */
export interface SeatPins {
  pins: Record<string, string>;
}

/** Who takes a seat over, with a secret made at the device like one for sitting down. */
export interface NewHands {
  name: string;
  secret?: string | null;
}

/** A record, and from which frame on it is to be shown. Frame 0 is the table before the first event. */
export interface NewReplay {
  record: Record<string, unknown>;
  since?: number;
}

/** A secret, shown this once: the house keeps only its hash. `seat` is null for a host who stands.

    By the `pin` its owner goes on with another device; a claim has none. The secret of a claim opens the
    seat from when it is let in. */
export interface Given {
  table: string;
  secret: string;
  seat?: number | null;
  pin?: string | null;
}

export interface Lobby {
  tables: LobbyTable[];
}

export interface LobbyTable {
  table: string;
  game: string;
  options: Record<string, unknown>;
  dice: "known" | "real" | "sealed" | "seeded";
  status: "over" | "playing" | "waiting";
  seats: Seat[];
}

/** The games in the order in which they are offered.

    `room` is the address by which phones in the same room find the house; `alone`: nobody else does. */
export interface HouseFacts {
  protocol: number;
  version: string;
  games: GameFacts[];
  bots: string[];
  reactions: string[];
  room: string | null;
  alone: boolean;
}

/** `usual` is how many sit down when nobody says otherwise, `figures` numbers of the rules by name. */
export interface GameFacts {
  name: string;
  seats: [number, number];
  usual: number;
  hidden: boolean;
  options: OptionFacts[];
  book: SectionFacts[];
  figures: Record<string, number>;
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

/** `length` is the number of all frames. The `story` of a game that is over comes with the first.

    `fork` is where it left another game, and under which seals fell what fell before. `bots` are the levels
    of those who play from the first event on, null for people, and `known` whether the dice fell in another
    game before: then a seal of version 2 binds `first_terms`, those of that game, where the record has them. */
export interface Replay {
  game: string;
  players: string[];
  options: Record<string, unknown>;
  seal: Seal | null;
  bots: (string | null)[];
  known: boolean;
  length: number;
  since: number;
  frames: Frame[];
  story?: Story | null;
  fork?: ForkNote | null;
  first_terms?: AgreedTerms | null;
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

/** `start` is what each seat had before the first round; `places` count from 1, by seat.

    `out` are the seats that were out of the game before it ended. */
export interface Story {
  facts: StoryFact[];
  start: number[];
  rows: SheetRow[];
  places: number[];
  out: number[];
}

/** To be said as `story-<key>` of the game's catalogue, or else of the house's. */
export interface StoryFact {
  key: string;
  arguments: Record<string, number | string>;
}

/** One round: what it changed for each seat, and where each then stood. */
export interface SheetRow {
  number: number;
  gains: number[];
  totals: number[];
}

/** What a record says under `fork` in its `meta`.

    `at` is the index of the first event of its own, `of` the SHA-256 of the record it left, as `write_record`
    writes it. With the same dice the seal that held at the fork goes on, and is the record's own; with
    fresh ones it is the last that `under` tells of. Chance events go on counting either way. `terms` are
    those of the seal that goes on, where that is of version 2 and they are known. */
export interface ForkNote {
  at: number;
  dice: "fresh" | "same";
  of: string;
  terms?: AgreedTerms;
  under: Under[];
}

/** `options` as in the record; `bots` has the level of the bot of each seat, or None for a person. */
export interface AgreedTerms {
  bots: (string | null)[];
  game: string;
  options: Record<string, unknown>;
  players: string[];
}

/** The seal of what fell before event `until`, after the stretch before this one; None: there was none. */
export interface Under {
  seal: Seal | null;
  until: number;
}

export interface Problem {
  error: Fault;
}

/** Which seat asks what its moves are worth. */
export interface NewHint {
  seat: number;
  language: "de" | "en" | "fr" | "nl";
}

/** Every legal move of the seat at that version of the table, best first, and why the best is best. */
export interface Hint {
  seat: number;
  unit: "points" | "win";
  exact: boolean;
  moves: MoveWorth[];
  best: string;
  reasons: ReasonSaid[];
  version: number;
}

/** A legal move with its value, and one standard error of that.

    `loss_error` is that of what the move costs beside the best. It is measured of the difference itself, not
    made of the errors of both values. */
export interface MoveWorth {
  move: string;
  value: number;
  error: number;
  loss_error: number;
  mark: "best" | "doubtful" | "good";
}

/** Why a move is the better one: as data, and as a sentence in the language that was asked for. */
export interface ReasonSaid {
  key: string;
  arguments: Record<string, number | string>;
  text: string;
}

/** A line of the answer: how much is done, from 0 to 1; at last the rollout, or why there is none.

    `before` is how many others the house serves first. */
export interface RollingOut {
  progress?: number | null;
  rollout?: RolledOut | null;
  error?: Fault | null;
  before?: number;
}

/** What came of every move of the seat at that version, best first, after so many games by that level.

    All had the same dice. `verdict` says whether it confirms the hint or, where it contradicts it beyond its
    errors, what to believe; null where there is one move. `text` says it all in sentences. */
export interface RolledOut {
  seat: number;
  version: number;
  games: number;
  level: string;
  best: string;
  moves: RolledMove[];
  verdict: "confirms" | "exact" | "judge" | "open" | "rollout" | null;
  text: string[];
}

/** A move that was played on to the end many times, with its mean and one standard error. */
export interface RolledMove {
  move: string;
  value: number;
  error: number;
}

/** What a move may cost before the coach speaks: a chance, or points. Null is as the house thinks fit. */
export interface NewAdvice {
  seat: number;
  language: "de" | "en" | "fr" | "nl";
  threshold?: number | null;
}

/** Null where the last choice was good enough. */
export interface Coaching {
  advice: Advice | null;
}

/** The last choice of a seat cost more than that, and this would have been better. */
export interface Advice {
  seat: number;
  version: number;
  unit: "points" | "win";
  played: string;
  better: string;
  loss: number;
  reasons: ReasonSaid[];
}

/** A record to be reviewed. */
export interface NewReview {
  record: Record<string, unknown>;
  language: "de" | "en" | "fr" | "nl";
}

/** A line of the answer: how much is done, from 0 to 1; at last the review, or why there is none.

    `before` is how many others the house serves first. */
export interface Reviewing {
  progress?: number | null;
  review?: ReviewedGame | null;
  error?: Fault | null;
  before?: number;
}

/** `curve` has the values by seat at the start, after every price, and at the end.

    `at` says for each of its points how many events had happened, and `rounds` in which round each event of
    the record was, 0 before the first. `choices` are those that lost something, in the order of the game;
    `again` is by seat, and empty where it is unknown; `picture` is an SVG file. */
export interface ReviewedGame {
  game: string;
  players: string[];
  unit: "points" | "win";
  exact: boolean;
  over: boolean;
  certainty: string;
  seats: ReviewedSeat[];
  curve: number[][];
  at: number[];
  rounds: number[];
  turning_points: Moment[];
  luckiest: Moment | null;
  unluckiest: Moment | null;
  costliest: CostlyChoice | null;
  choices: CostlyChoice[];
  again: Aspect[][];
  picture: string;
}

/** Start, luck, own, others and drift add up to the result; skill is own and others together.

    `shown` are the six of the sum as they are shown, rounded so that they still add up. `error` is what a
    real choice lost on average, and `compared` that in times of about what the house's sensible player loses.
    `said` is the sentence on how well this one played, and `grades` the words it leaves open; none with too
    few choices. */
export interface ReviewedSeat {
  start: number;
  luck: number;
  own: number;
  others: number;
  drift: number;
  result: number;
  skill: number;
  shown: number[];
  choices: number;
  error: number;
  compared: number;
  sums: PlaySums;
  grades: string[];
  said: string;
}

/** What the real choices of one player come to, to be added to those of other games.

    `stake` is what moves drawn by lot would have lost; the rest are squares and products of the two, and
    `loss_squared` has also the squares of what the judge may be off by. */
export interface PlaySums {
  choices: number;
  loss: number;
  stake: number;
  loss_squared: number;
  loss_by_stake: number;
  stake_squared: number;
}

/** What an event of the record changed for a seat. */
export interface Moment {
  event: number;
  seat: number;
  kind: "luck" | "skill";
  change: number;
  text: string;
}

/** A choice that lost something, beside the best there was. */
export interface CostlyChoice {
  event: number;
  seat: number;
  played: string;
  best: string;
  loss: number;
  text: string;
}

/** One part of a score: as it was, on average, and as the champion's with the same dice. */
export interface Aspect {
  name: string;
  you: number;
  expected: number;
  best: number;
}

/** A line of the answer: how much is done, from 0 to 1; at last the puzzles, or why there are none.

    `before` is how many others the house serves first. */
export interface Puzzling {
  progress?: number | null;
  puzzles?: Puzzle[] | null;
  error?: Fault | null;
  before?: number;
}

/** `frame` is what lay there before event `at`, as `seat` saw it, and `legal` what that seat could play.

    The `answer` is for who has tried. `played` is what was chosen there, at a price of `loss`; `colours` are
    those of the seats, and `day` is that of a daily puzzle. */
export interface Puzzle {
  game: string;
  players: string[];
  colours: number[];
  options: Record<string, unknown>;
  seat: number;
  at: number;
  legal: string[];
  frame: Frame;
  played: string;
  loss: number;
  answer: RatedMoves;
  day: string | null;
}

/** Every legal move of a seat, best first, and why the best is best. */
export interface RatedMoves {
  seat: number;
  unit: "points" | "win";
  exact: boolean;
  moves: MoveWorth[];
  best: string;
  reasons: ReasonSaid[];
}

/** Two settings of a game to be played side by side; what is left out of one is as usual. */
export interface NewComparison {
  game: string;
  players: number;
  a: Record<string, unknown>;
  b: Record<string, unknown>;
  language: "de" | "en" | "fr" | "nl";
}

/** A line of the answer: what there is so far; at last all of it, or why there is nothing.

    `before` is how many others the house serves first. */
export interface Comparing {
  compared?: Compared | null;
  error?: Fault | null;
  before?: number;
}

/** What there is after so many games of each setting, of so many that are wanted. */
export interface Compared {
  games: number;
  wanted: number;
  lines: LabLine[];
  sentences: string[];
  better: string;
}

/** One measure of both settings, and by how much the second differs; `clear` where beyond its error.

    `share` where it is a part of a whole, and 1 would be all of it. */
export interface LabLine {
  measure: string;
  name: string;
  share: boolean;
  figures: LabFigure[];
  difference: string;
  clear: boolean;
}

/** What one setting came to, in words, and the bounds that hold the truth nineteen times out of twenty. */
export interface LabFigure {
  low: number;
  high: number;
  text: string;
}

/** Who sits down to which game, in the order of the seats, and wants to win as often as the others. */
export interface NewHandicap {
  game: string;
  options: Record<string, unknown>;
  players: HandicapPlayer[];
  language: "de" | "en" | "fr" | "nl";
}

/** Someone by the level they play at; or where that is null by so many reviewed `choices`, and what one
    of them lost `compared` with about what the sensible player loses, as a review says it. */
export interface HandicapPlayer {
  name: string;
  level?: "beginner" | "champion" | "club" | "random" | "sensible" | null;
  choices?: number;
  compared?: number;
}

/** A line of the answer: how many games were played so far; at last what makes them even, or why not.

    `before` is how many others the house serves first. */
export interface Handicapping {
  games?: number;
  evened?: Evened | null;
  error?: Fault | null;
  before?: number;
}

/** What each player is to be given, in the order of the seats, and what is to be said of it. */
export interface Evened {
  handicap: number[];
  sentences: string[];
}

/** So many tables with the same sealed dice, and so many rounds at each, everyone one seat further. */
export interface NewNight {
  game: string;
  players: number;
  tables: number;
  rounds?: number;
  options?: Record<string, unknown>;
  thinking?: number | null;
  pause?: number;
  bot?: "beginner" | "champion" | "club" | "random" | "sensible";
  hints?: boolean;
}

/** The `tables` of the first round, of which the first names the night.

    The `secret` is the host's at all of them. It is shown this once: the house keeps only its hash. */
export interface GivenNight {
  night: string;
  tables: string[];
  secret: string;
}

/** How far a night is: the games that were laid, in the order of number and round.

    `over`: nothing more is played with these dice, and the seal is open. `players` and `tables` are how many
    were asked for; a table that was taken away is not among the `games`. `host`: the night was laid with the
    secret that was shown. Only its host is told the ids of all tables before the night is over. */
export interface NightStanding {
  game: string;
  options: Record<string, unknown>;
  players: number;
  tables: number;
  rounds: number;
  over: boolean;
  host: boolean;
  games: NightGame[];
}

/** One table of a night: `number` counts from 0, `round` from 1.

    The id of the `table` is null where the link by which the night was asked for does not lead there. */
export interface NightGame {
  table: string | null;
  number: number;
  round: number;
  status: "over" | "playing" | "waiting";
  seats: Seat[];
}

/** A line of the answer: how much is done, from 0 to 1; at last the ranking, or why there is none.

    `before` is how many others the house serves first. */
export interface Ranking {
  progress?: number | null;
  ranking?: NightRanking | null;
  error?: Fault | null;
  before?: number;
}

/** Everyone who played, in the order as it came out, in a unit as that of a review.

    `tables` is the number of games, `known` how many of them repeat another, `error` how far a value may be
    off, as one standard error, which `certainty` says. The `sentences` say who is first, with luck and
    without, and whether dice could be known. */
export interface NightRanking {
  game: string;
  unit: "points" | "win";
  exact: boolean;
  error: number;
  tables: number;
  known: number;
  players: RankedPlayer[];
  certainty: string;
  sentences: string[];
}

/** One player of a night. All figures are means of the games played, in the unit of the ranking.

    `raw` is the result, `luck` what the dice gave, `without_luck` the rest; `same_seat` is how far the result
    lay above that of others who sat at the same seat with the same dice, null where nobody did. `shown` are
    without luck, luck and raw as they are shown, rounded so that they still add up; `said` says it. */
export interface RankedPlayer {
  name: string;
  games: number;
  seats: number[];
  raw: number;
  luck: number;
  without_luck: number;
  same_seat: number | null;
  score: number;
  rank_raw: number;
  rank_without_luck: number;
  shown: number[];
  said: string;
}
