/** What a reader hears and feels of a table, and that the screen stays awake while they play. */
import { untrack } from 'svelte';
import { traitsOf } from '../games/registry';
import { settings } from '../house/settings.svelte';
import { happening } from '../table/items';
import type { Session } from '../table/session.svelte';
import { cuesOf, soundsOfLanding } from './cues';
import { isLoud } from './quiet';
import { play } from './sounds';

const SHAKE = { throw: [12, 40, 12], turn: [30], hit: [60] } as const;

/** Call it while a component is made. `won`: the reader has won. */
export function feelTable(session: Session, won: () => boolean): void {
  let soundedVersion = untrack(() => session.last?.version ?? 0);
  let landedVersion = soundedVersion;
  let wasOnTurn = untrack(() => session.ownTurn.length > 0); // what the reader finds is no news
  const traits = $derived(traitsOf(session.view?.game ?? ''));

  $effect(() => {
    const last = happening(session.last, null, session.lasts);
    if (last === null || last.version <= soundedVersion) return;
    soundedVersion = last.version;
    if (session.lasts === 0 || !isLoud(settings.noise)) return;
    for (const { sound, at } of cuesOf(last, traits)) play(sound, at * last.moves, last.moves / 1000);
    if (last.seat === null && session.ownTurn.length > 0) shake('throw');
  });

  $effect(() => {
    const landed = happening(session.landed, null);
    if (landed === null || landed.version <= landedVersion) return;
    landedVersion = landed.version;
    if (!isLoud(settings.noise)) return;
    for (const sound of soundsOfLanding(landed, traits)) play(sound);
    if (landed.tellings.some(({ key }) => traits.shakes?.includes(key))) shake('hit');
  });

  $effect(() => {
    const turn = session.ownTurn.length > 0;
    if (turn && !session.settled) return;
    if (turn && !wasOnTurn && isLoud(settings.noise)) {
      play('bell', 120);
      shake('turn');
    }
    wasOnTurn = turn;
  });

  $effect(() => {
    if (won() && isLoud(settings.noise)) play('cheer', 300);
  });
}

function shake(how: keyof typeof SHAKE): void {
  navigator.vibrate?.([...SHAKE[how]]);
}

/** While `playing`, the screen does not go dark by itself. */
export function stayAwake(playing: () => boolean): void {
  let lock: WakeLockSentinel | null = null;

  const ask = async (): Promise<void> => {
    if (lock !== null || document.hidden || !playing()) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      lock.addEventListener('release', () => {
        lock = null;
      });
    } catch {
      // a browser that does not, or a battery that is low
    }
  };

  $effect(() => {
    if (!playing() || !('wakeLock' in navigator)) return undefined;
    const again = () => void ask();
    void ask();
    document.addEventListener('visibilitychange', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  });
}
