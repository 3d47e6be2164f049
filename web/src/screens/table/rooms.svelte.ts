/** The rooms of a table: where one waits for friends, and where one plays. */
import type { Component } from 'svelte';
import { soonAfter } from '../../house/soon';
import type { Session } from '../../table/session.svelte';
import type { Voice } from '../../words/voice';
import { screen } from '../screens';

type Room = Component<{ session: Session; voice: Voice }>;
type Name = 'waiting' | 'playing';

interface Rooms {
  /** null until the first is there. */
  readonly room: Room | null;
  readonly name: Name | null;
}

/**
 * The room for the present moment of a table, and until that is there the one before. Call it while a component is
 * made.
 */
export function roomFor(status: () => string | undefined): Rooms {
  const wanted = $derived(nameOf(status()));
  let loaded = $state.raw<{ room: Room; name: Name } | null>(null);
  $effect(() => {
    const name = wanted;
    if (name === null) return undefined;
    return soonAfter(screen(name), ({ default: room }) => {
      loaded = { room, name };
    });
  });
  return {
    get room() {
      return loaded?.room ?? null;
    },
    get name() {
      return loaded?.name ?? null;
    },
  };
}

function nameOf(status: string | undefined): Name | null {
  if (status === undefined) return null;
  return status === 'waiting' ? 'waiting' : 'playing';
}
