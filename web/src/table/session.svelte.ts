/** One device at one table: what it is shown, and what it says. */
import type { Due, Phase } from '../games/board';
import { isThere, socketOf } from '../house/api';
import { type Fault, type PageFaultKey, pageFault } from '../house/fault';
import { freshHex, keysOf } from '../house/keys';
import { settings } from '../house/settings.svelte';
import type { SeatInfo } from '../parts/seats/seat';
import type { FaultKey } from '../wire/faults';
import type { Hello, Item, ServerMessage, TableView } from '../wire/messages';
import type { GameView } from '../wire/views';
import { namesIn, seatsIn } from './company';
import { Connection, type Link } from './connection';
import { isOfTheGame, seenBy } from './items';
import type { Asked } from './outbox';
import { raceIn, type Words } from './race';
import { Showing } from './showing';
import { typesFor } from './typed';

const PROTOCOL = 2;
const LONGEST_LOG = 400;

/** Refusals that only say what was known when the connection was lost, and is so no longer. */
const OVERTAKEN: ReadonlySet<FaultKey> = new Set<FaultKey>([
  'stale',
  'already-started',
  'seat-taken',
  'seat-open',
  'rematch-made',
  'not-away',
]);

/** A message without its number, which the session gives it. */
export type Command = { [Kind in Asked['type']]: Omit<Extract<Asked, { type: Kind }>, 'id'> }[Asked['type']];

export interface Reaction {
  seat: number;
  reaction: string;
  version: number;
}

export class Session {
  link = $state<Link>('coming');
  /** Something that was tapped waits for its answer, and is sent again. */
  late = $state(false);
  /** Seats whose devices the house has not heard for a few seconds. */
  weak = $state.raw<number[]>([]);
  /** Back after the connection was lost: to be said quietly. */
  returned = $state(false);
  yours = $state.raw<number[]>([]);
  /** Seats this device has asked for, and may yet be given. */
  claims = $state.raw<number[]>([]);
  hosting = $state(false);
  spectators = $state(0);
  /** As of the last movement that has ended: sign, ring, scores and buttons are made from it. */
  view = $state.raw<TableView | null>(null);
  log = $state.raw<Item[]>([]);
  /** The last thing that happened in the game. */
  last = $state.raw<Item | null>(null);
  /** What was shown last, to be read out. */
  told = $state.raw<Item[]>([]);
  reaction = $state.raw<Reaction | null>(null);
  fault = $state.raw<Fault | null>(null);
  /** Another game was asked for while this device was here. */
  called = $state(false);
  /** The seat that this device is keeping for itself, until it is told that it has. */
  keeping: number | null = null;
  /** All news are shown, so that what may be done is what the table allows. */
  settled = $state(false);
  /** Whether the last thing that happened in the game is in the air, is looked at, or lies still. */
  phase = $state<Phase>('still');
  /** The last thing that happened in the game and whose movement has ended. */
  landed = $state.raw<Item | null>(null);
  /** How many milliseconds the last movement takes on this screen. */
  lasts = $state(0);

  /** In a race, what each seat may do. */
  race = $state.raw<Words | null>(null);

  #found = $state(0); // the version the reader came to, or came back to
  /** What the movement that is shown now leads to. */
  #ahead = $state.raw<TableView | null>(null);
  #version = 0; // of the table as it is shown
  #received = 0; // of the table as far as it was told
  #asked = ''; // what is on its way, and for which version
  #number = 0;
  #raced = new Set<number>(); // the numbers of what was done in a race
  /** Under which the house knows this page again, on whichever socket. */
  readonly #device = freshHex();
  readonly #connection: Connection;
  readonly #showing: Showing;

  /** Who only looks on shows no secrets, and so sees no hands. */
  constructor(
    readonly table: string,
    readonly how: { looksOn: boolean } = { looksOn: false },
  ) {
    this.#showing = new Showing(
      {
        move: (item, milliseconds) => this.#move(item, milliseconds),
        land: (item, together) => this.#land(item, together),
        rest: (version) => this.#rest(version),
      },
      () => settings.tempo,
    );
    this.#connection = new Connection(socketOf(table), {
      hello: () => this.#hello(),
      onMessage: (message, again) => this.#onMessage(message, again),
      onLink: (link) => this.#onLink(link),
      onLate: (isLate) => {
        this.late = isLate;
      },
      onUnanswered: () => this.#complain('tap-lost'),
      isThere: () => isThere(table),
    });
  }

  leave(): void {
    this.#showing.clear();
    this.#connection.leave();
  }

  /** The reader has seen enough of what is shown now. */
  goOn = (): boolean => this.#showing.skip();

  /** After this device has another seat. */
  greet(): void {
    this.#received = 0;
    this.#connection.greet();
  }

  send(command: Command): void {
    this.fault = null;
    if (command.type === 'react' && this.link !== 'here') return; // later it would mean nothing
    this.#connection.ask({ ...command, id: ++this.#number } as Asked);
  }

  /** Does not wait for the next try. */
  retry = (): void => this.#connection.retry();

  #complain(key: PageFaultKey): void {
    this.#asked = '';
    this.fault = pageFault(key);
  }

  play = (word: string, seat: number): void => {
    if (this.race !== null) {
      this.send({ type: 'play', seat, word, version: this.#version, made: this.#connection.clock.now() });
      this.#raced.add(this.#number);
    } else if (this.#first(seat)) this.send({ type: 'play', seat, word, version: this.#version });
  };

  throwDice = (seat: number, fell?: string): void => {
    if (this.#first(seat)) this.send({ type: 'throw', seat, version: this.#version, fell: fell ?? null });
  };

  undo = (seat: number): void => {
    if (this.#first(seat)) this.send({ type: 'undo', seat, version: this.#version });
  };

  /** The last throw of the game was typed right. */
  confirm = (seat: number): void => {
    if (this.#first(seat)) this.send({ type: 'confirm', seat, version: this.#version });
  };

  /** A second tap, before the house has answered the first, means nothing. Who acts has seen what was before. */
  #first(seat: number): boolean {
    const asked = `${seat} ${this.#version}`;
    if (asked === this.#asked) return false;
    this.#asked = asked;
    this.goOn();
    return true;
  }

  // What the screens ask

  get names(): string[] {
    return namesIn(this.view);
  }

  get seats(): SeatInfo[] {
    return seatsIn(this.view, this.yours, this.weak);
  }

  /** Seats of this device that may act now. */
  get mine(): number[] {
    return this.settled || this.race ? this.turn.filter((seat) => this.mayActFor(seat)) : [];
  }

  get turn(): number[] {
    return this.race ? Object.keys(this.race).map(Number) : (this.view?.turn?.seats ?? []);
  }

  /** Seats of this device whose turn it is as far as has been shown, whether or not they may act already. */
  get ownTurn(): number[] {
    return this.turn.filter((seat) => this.mayActFor(seat));
  }

  /** Something has happened since the reader came: what was there before lies still. */
  get moves(): boolean {
    return settings.moves && this.last !== null && this.last.version > this.#found;
  }

  /** A person's own seat that no bot plays; with real dice the host also types for the bots. */
  mayActFor(seat: number): boolean {
    const played = this.isPlayed(seat);
    return this.yours.includes(seat) ? !played : this.hosting && played && this.#throwsRealDice;
  }

  /** By a bot: always, for someone who is away, or for this one turn because the time was up. */
  isPlayed(seat: number): boolean {
    const { seats, clock } = this.view ?? {};
    return seats?.[seat]?.bot != null || (clock?.waits_for === seat && clock.bot !== null);
  }

  get #throwsRealDice(): boolean {
    return this.view?.turn?.kind === 'chance' && this.view.dice === 'real';
  }

  get due(): Due | null {
    const turn = this.view?.turn;
    const [seat] = turn?.seats ?? [];
    if (!this.settled || turn?.kind !== 'chance' || seat === undefined || turn.fall === null) return null;
    if (turn.by_itself) return null;
    if (this.phase === 'resting' && this.landed?.shows?.urgent) return null; // who raced throws nothing by mistake
    return { seat, form: turn.fall, real: this.view?.dice === 'real' };
  }

  get legal(): Record<number, string[]> {
    return this.race ?? (this.settled ? (this.view?.legal ?? {}) : {});
  }

  /** The seat of this device that may take its last move back, or type its dice again. */
  get undoer(): number | null {
    const seat = this.view?.undo ?? null;
    return this.settled && seat !== null && typesFor(this, seat) ? seat : null;
  }

  /** On this device's clock, when a race begins. */
  get begins(): number | null {
    const begins = this.view?.clock.begins ?? null;
    return begins === null ? null : this.#connection.clock.here(begins);
  }

  /** On this device's clock, when each seat may act again in a race. */
  get ready(): Record<number, number> {
    const times = Object.entries(this.view?.clock.ready ?? {});
    return Object.fromEntries(times.map(([seat, time]) => [seat, this.#connection.clock.here(time)]));
  }

  /** On this device's clock, when the thinking time is up. */
  get until(): number | null {
    const until = this.view?.clock.until ?? null;
    return until === null || !this.settled ? null : this.#connection.clock.here(until);
  }

  /** What the movement that is shown now leads to. */
  viewOf(eyes: number | null): GameView | null {
    return seenBy(this.#ahead, eyes);
  }

  /** The same as of the last movement that has ended. */
  landedOf(eyes: number | null): GameView | null {
    return seenBy(this.view, eyes);
  }

  // What the connection says

  #hello(): Hello {
    const hello: Hello = {
      type: 'hello',
      protocol: PROTOCOL,
      secrets: this.how.looksOn ? [] : keysOf(this.table),
      screen: true,
      device: this.#device,
    };
    const knows = this.#received > 0 && this.claims.length === 0; // news do not tell what becomes of a claim
    return knows ? { ...hello, since: this.#received, yours: this.yours } : hello;
  }

  #onLink(link: Link): void {
    if (link === this.link) return;
    this.returned = link === 'here' && this.link === 'lost' && this.view !== null;
    this.link = link;
    if (link !== 'lost') return;
    this.weak = [];
    this.#showing.clear();
    this.#ahead = this.view;
    this.last = this.landed;
    this.phase = 'still';
    this.#received = this.#version;
  }

  #onMessage(message: ServerMessage, again: boolean): void {
    if (message.type === 'snapshot') {
      this.#showing.clear();
      this.yours = message.yours;
      this.claims = message.claims;
      this.hosting = message.hosting;
      this.#version = this.#received = this.#found = message.snapshot.version;
      if (!this.#connection.waits) this.#asked = '';
      this.#onRematchCall(message.snapshot);
      this.view = this.#ahead = message.snapshot;
      this.log = message.snapshot.log;
      this.last = this.landed = message.snapshot.log.findLast(isOfTheGame) ?? null;
      this.phase = 'still';
      this.told = [];
      this.settled = true;
      this.race = raceIn(message.snapshot, null);
    } else if (message.type === 'news') {
      this.#onNews(message.news);
    } else if (message.type === 'refused' && again && OVERTAKEN.has(message.error.key)) {
      this.#complain('overtaken');
    } else if (message.type === 'refused' && this.#raced.delete(message.answers ?? 0)) {
      // another was quicker, which everyone sees
    } else if (message.type === 'refused') {
      this.#asked = '';
      this.fault = message.error;
    } else if (message.type === 'watching') {
      this.spectators = message.spectators;
      this.weak = message.weak;
    }
  }

  #onNews(items: Item[]): void {
    const fresh = items.filter((item) => item.version > this.#received);
    const [first] = fresh;
    if (first !== undefined && first.version > this.#received + 1) {
      this.greet(); // something was missed: a snapshot will come
      return;
    }
    this.#received += fresh.length;
    this.#showing.add(fresh);
    this.settled = this.#showing.settled;
  }

  #move(item: Item, milliseconds: number): void {
    if (this.#ahead === null) return;
    this.settled = false;
    this.lasts = milliseconds;
    this.#ahead = { ...this.#ahead, ...item.now, version: item.version };
    if (isOfTheGame(item)) this.last = item;
    this.phase = this.#showing.phase;
  }

  #land(item: Item, together: boolean): void {
    this.#version = item.version;
    this.#onRematchCall(this.#ahead);
    this.view = this.#ahead;
    this.race = this.view && raceIn(this.view, this.race);
    if (isOfTheGame(item)) this.landed = item;
    this.settled = this.#showing.settled;
    this.phase = this.#showing.phase;
    this.log = [...this.log, item].slice(-LONGEST_LOG);
    this.told = this.#isToldWith(together) ? [...this.told, item] : [item];
    if (item.entry.entry === 'reacted') {
      const { seat, reaction } = item.entry;
      this.reaction = { seat, reaction, version: item.version };
    }
  }

  #onRematchCall(coming: TableView | null): void {
    if (this.view?.next === null && coming?.next != null) this.called = true;
  }

  /** The house waits for it. On a page that is hidden nobody has seen it, and the house waits no longer than it must. */
  #rest(version: number): void {
    this.phase = 'still';
    if (!document.hidden) this.#connection.send({ type: 'seen', version });
  }

  /** That the time was up is still told beside what the bot then did. */
  #isToldWith(together: boolean): boolean {
    return together || this.told.at(-1)?.entry.entry === 'timed_out';
  }
}
