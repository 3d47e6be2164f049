/** One device at one table: what it is shown, and what it says. */
import type { Due, Happening, SeatInfo } from '../boards/board';
import { keysOf } from '../house/keys';
import { settings } from '../house/settings.svelte';
import type { ClientMessage, Fault, Hello, Item, Now, ServerMessage, Telling, View } from '../wire/messages';
import { Line, type Link } from './line';
import { Showing, type Shown } from './showing';

const PROTOCOL = 1;
const LONGEST_LOG = 400;
const LANDING = 850; // milliseconds a die is in the air
const GAME_ENTRIES = new Set(['moved', 'fell', 'undone']);

type Said = Exclude<ClientMessage, Hello>;
/** A message without its number, which the sitting gives it. */
export type Command = { [Kind in Said['type']]: Omit<Extract<Said, { type: Kind }>, 'id'> }[Said['type']];

export interface Reaction {
  seat: number;
  reaction: string;
  version: number;
}

export class Sitting {
  link = $state<Link>('coming');
  /** Back after the line was lost: to be said quietly. */
  returned = $state(false);
  yours = $state.raw<number[]>([]);
  hosting = $state(false);
  spectators = $state(0);
  view = $state.raw<View | null>(null);
  log = $state.raw<Item[]>([]);
  /** The last thing that happened in the game. */
  last = $state.raw<Item | null>(null);
  /** What was shown last, to be read out. */
  told = $state.raw<Item[]>([]);
  reaction = $state.raw<Reaction | null>(null);
  fault = $state.raw<Fault | null>(null);
  /** All news are shown, so that what may be done is what the table allows. */
  settled = $state(false);

  #found = $state(0); // the version the reader came to, or came back to
  #version = 0; // of the table as it is shown
  #received = 0; // of the table as far as it was told
  #asked = ''; // what is on its way, and for which version
  #untold: Item[] = []; // shown, but the dice are still in the air
  #landing: number | undefined;
  #number = 0;
  readonly #line: Line;
  readonly #showing: Showing;

  /** Who only looks on shows no secrets, and so sees no hands. */
  constructor(
    readonly table: string,
    readonly how: { looksOn: boolean } = { looksOn: false },
  ) {
    this.#showing = new Showing(
      (shown) => this.#show(shown),
      () => settings.tempo,
      () => this.#races,
    );
    const path = `/api/tables/${encodeURIComponent(table)}`;
    this.#line = new Line(`${location.origin.replace(/^http/, 'ws')}${path}/socket`, {
      hello: () => this.#hello(),
      heard: (message) => this.#heard(message),
      changed: (link) => this.#changed(link),
      isThere: () => isThere(path),
    });
  }

  leave(): void {
    this.#showing.clear();
    this.#forgetUntold();
    this.#line.close();
  }

  /** After this device has another seat. */
  greet(): void {
    this.#received = 0;
    this.#line.greet();
  }

  say(command: Command): void {
    this.fault = null;
    const said = this.#line.say({ ...command, id: ++this.#number } as Said);
    if (said) return;
    this.#asked = '';
    this.fault = { kind: 'page', key: 'no-answer', message: 'the house does not answer' };
  }

  play = (word: string, seat: number): void => {
    if (this.#first(seat)) this.say({ type: 'play', seat, word, version: this.#version });
  };

  throwDice = (seat: number, fell?: string): void => {
    if (this.#first(seat)) this.say({ type: 'throw', seat, version: this.#version, fell: fell ?? null });
  };

  undo = (seat: number): void => {
    if (this.#first(seat)) this.say({ type: 'undo', seat, version: this.#version });
  };

  /** A second tap, before the house has answered the first, means nothing. */
  #first(seat: number): boolean {
    const asked = `${seat} ${this.#version}`;
    if (asked === this.#asked) return false;
    this.#asked = asked;
    return true;
  }

  // What the screens ask

  get names(): string[] {
    const view = this.view;
    if (view === null) return [];
    return view.players.length > 0 ? view.players : view.seats.map((seat) => seat.name ?? '');
  }

  get seats(): SeatInfo[] {
    return (this.view?.seats ?? []).map((seat, number) => ({
      kind: seat.kind,
      name: seat.name ?? this.names[number] ?? '',
      machine: seat.bot !== null,
      away: seat.away,
      yours: this.yours.includes(number),
      colour: seat.colour,
    }));
  }

  /** Seats of this device that may act now. */
  get mine(): number[] {
    return this.settled ? this.turn.filter((seat) => this.mayActFor(seat)) : [];
  }

  get turn(): number[] {
    return this.view?.turn?.seats ?? [];
  }

  /** Something has happened since the reader came: what was there before lies still. */
  get moves(): boolean {
    return settings.moves && this.last !== null && this.last.version > this.#found;
  }

  /** A person's own seat that no bot plays; with real dice the host also types for the bots. */
  mayActFor(seat: number): boolean {
    const played = this.isPlayed(seat);
    return this.yours.includes(seat) ? !played : this.hosting && played && this.due?.real === true;
  }

  /** By a bot: always, for someone who is away, or for this one turn because the time was up. */
  isPlayed(seat: number): boolean {
    const { seats, clock } = this.view ?? {};
    return seats?.[seat]?.bot != null || (clock?.waits_for === seat && clock.bot !== null);
  }

  get due(): Due | null {
    const turn = this.view?.turn;
    const [seat] = turn?.seats ?? [];
    if (!this.settled || turn?.kind !== 'chance' || seat === undefined || turn.fall === null) return null;
    return { seat, form: turn.fall, real: this.view?.dice === 'real' };
  }

  get legal(): Record<number, string[]> {
    return this.settled ? (this.view?.legal ?? {}) : {};
  }

  /** The seat of this device that may take its last move back. */
  get undoer(): number | null {
    const seat = this.view?.undo ?? null;
    return this.settled && seat !== null && this.yours.includes(seat) ? seat : null;
  }

  /** On this device's clock, when each seat may act again in a race. */
  get ready(): Record<number, number> {
    const times = Object.entries(this.view?.clock.ready ?? {});
    return Object.fromEntries(times.map(([seat, time]) => [seat, this.#line.clock.here(time)]));
  }

  /** On this device's clock, when the thinking time is up. */
  get until(): number | null {
    const until = this.view?.clock.until ?? null;
    return until === null || !this.settled ? null : this.#line.clock.here(until);
  }

  viewOf(eyes: number | null): Record<string, unknown> | null {
    const view = this.view;
    if (view === null) return null;
    return (eyes === null ? undefined : view.views[eyes]) ?? view.view;
  }

  // What the line says

  #hello(): Hello {
    const hello: Hello = {
      type: 'hello',
      protocol: PROTOCOL,
      secrets: this.how.looksOn ? [] : keysOf(this.table),
    };
    return this.#received > 0 ? { ...hello, since: this.#received, yours: this.yours } : hello;
  }

  #changed(link: Link): void {
    if (link === this.link) return;
    this.returned = link === 'here' && this.link === 'lost' && this.view !== null;
    this.link = link;
    if (link !== 'lost') return;
    this.#asked = '';
    this.#tell(false);
    this.#showing.clear();
    this.#received = this.#version;
  }

  #heard(message: ServerMessage): void {
    if (message.type === 'snapshot') {
      this.#showing.clear();
      this.#forgetUntold();
      this.yours = message.yours;
      this.hosting = message.hosting;
      this.#version = this.#received = this.#found = message.snapshot.version;
      this.#asked = '';
      this.view = message.snapshot;
      this.log = message.snapshot.log;
      this.last = message.snapshot.log.findLast(isOfTheGame) ?? null;
      this.told = [];
      this.settled = true;
    } else if (message.type === 'news') {
      this.#news(message.news);
    } else if (message.type === 'refused') {
      this.#asked = '';
      this.fault = message.error;
    } else if (message.type === 'watching') {
      this.spectators = message.spectators;
    }
  }

  #news(items: Item[]): void {
    const fresh = items.filter((item) => item.version > this.#received);
    const [first] = fresh;
    if (first !== undefined && first.version > this.#received + 1) {
      this.greet(); // something was missed: a snapshot will come
      return;
    }
    this.#received += fresh.length;
    this.#showing.add(fresh);
  }

  /** Dice are told when they lie, not while they are in the air. */
  #tumbles(item: Item): boolean {
    return settings.moves && settings.tempo === 'calm' && !this.#races && item.entry.entry === 'fell';
  }

  #forgetUntold(): void {
    clearTimeout(this.#landing);
    this.#untold = [];
  }

  /** That the time was up is still told beside what the bot then did. */
  #tell(together: boolean): void {
    if (this.#untold.length === 0) return;
    this.log = [...this.log, ...this.#untold].slice(-LONGEST_LOG);
    const goesOn = together || this.told.at(-1)?.entry.entry === 'timed_out';
    this.told = goesOn ? [...this.told, ...this.#untold] : this.#untold;
    this.#untold = [];
  }

  get #races(): boolean {
    return Object.keys(this.view?.clock.ready ?? {}).length > 0;
  }

  #show({ item, settled, together }: Shown): void {
    if (this.view === null) return;
    this.#version = item.version;
    this.view = { ...this.view, ...known(item.now ?? {}), version: item.version };
    this.settled = settled;
    clearTimeout(this.#landing);
    this.#tell(together);
    this.#untold = [item];
    if (this.#tumbles(item)) this.#landing = setTimeout(() => this.#tell(false), LANDING);
    else this.#tell(together);
    if (isOfTheGame(item)) this.last = item;
    if (item.entry.entry === 'reacted') {
      const { seat, reaction } = item.entry;
      this.reaction = { seat: Number(seat), reaction: String(reaction), version: item.version };
    }
  }
}

function known(now: Now): Partial<View> {
  return now as Partial<View>;
}

async function isThere(path: string): Promise<boolean> {
  try {
    return (await fetch(path)).status !== 404;
  } catch {
    return true; // nobody knows: keep trying
  }
}

function isOfTheGame(item: Item): boolean {
  return GAME_ENTRIES.has(String(item.entry.entry));
}

/** What this seat was told, which may be more than everyone was. */
export function tellingsFor(item: Item, eyes: number | null): Telling[] {
  return (eyes === null ? undefined : item.told_to[eyes]) ?? item.told;
}

export function happening(item: Item, eyes: number | null): Happening {
  const { entry, seat, word } = item.entry;
  return {
    version: item.version,
    seat: entry === 'moved' ? Number(seat) : null,
    word: entry === 'undone' || word === null ? null : String(word),
    tellings: tellingsFor(item, eyes),
  };
}
