/** One seat of a table, as a board and the screens draw it. */
export interface SeatInfo {
  kind: 'open' | 'person' | 'bot';
  name: string;
  /** A bot plays here now: always, or for someone who is away. */
  machine: boolean;
  /** Which one: the name of its level. */
  level?: string | null;
  away: boolean;
  /** Not heard of for a few seconds, though not away yet. */
  weak?: boolean;
  /** Held by this device. */
  yours: boolean;
  /** 0 to 7: `--seat-0` … `--seat-7`. */
  colour: number;
}
