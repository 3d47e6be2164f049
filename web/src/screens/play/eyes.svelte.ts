/** Whose eyes look at this device, and when the curtain falls between two pairs of them. */
import type { Session } from '../../table/session.svelte';

type Table = Pick<Session, 'view' | 'yours' | 'mine' | 'due' | 'phase'>;

export interface Eyes {
  /** The seat whose view is shown; null: what everyone may see. */
  readonly seat: number | null;
  /** The next hand stays hidden until its owner says so. */
  readonly curtained: boolean;
  /** Of this device, the seat that is to do something now. */
  readonly wanted: number | null;
  /** Those that may act now: nobody behind the curtain, nor who is about to be asked for. */
  readonly mine: number[];
  uncover(): void;
}

export function eyesAt(session: Table): Eyes {
  /** Who looked last, at a device that goes round. */
  let looked = $state<number | null>(null);

  const over = $derived(session.view?.status === 'over');
  const hidden = $derived(Object.keys(session.view?.views ?? {}).length > 0);
  const goesRound = $derived(session.yours.length > 1);
  const next = $derived(session.mine.find((seat) => session.yours.includes(seat)) ?? null);
  /** Another is asked for when what happened has been looked at, by who did it. */
  const wanted = $derived(session.phase === 'still' || !hidden || next === looked ? next : null);
  const another = $derived(hidden && goesRound && !over && wanted !== null && wanted !== looked);
  /** What falls is for everyone: nobody needs a hand for it. */
  const falls = $derived(session.due !== null);
  const curtained = $derived(another && !falls);
  const seat = $derived.by((): number | null => {
    if (session.yours.length === 0 || another) return null;
    if (!goesRound) return session.yours[0] ?? null;
    if (hidden) return over ? null : looked;
    return wanted ?? looked ?? session.yours[0] ?? null;
  });

  const mine = $derived.by((): number[] => {
    if (curtained) return [];
    if (!hidden || !goesRound || falls || session.phase === 'still') return session.mine;
    return session.mine.filter((own) => own === looked);
  });

  /** From then on someone else has the device, also when the turn is taken from them again. */
  $effect(() => {
    if (wanted !== null && wanted !== looked) looked = hidden ? null : wanted;
  });

  return {
    get seat() {
      return seat;
    },
    get curtained() {
      return curtained;
    },
    get wanted() {
      return wanted;
    },
    get mine() {
      return mine;
    },
    uncover() {
      looked = wanted;
    },
  };
}
