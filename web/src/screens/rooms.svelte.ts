/** The rooms of a table: where one waits for friends, and where one plays. */
import type { Component } from 'svelte';
import { soon } from '../house/soon';
import type { Sitting } from '../table/sitting.svelte';
import type { Voice } from '../words/voice';
import { screen } from './screens';

type Room = Component<{ sitting: Sitting; voice: Voice }>;

/**
 * The room for the present moment of a table, and until that is there the one before. Call it while a component is
 * made.
 */
export function roomFor(status: () => string | undefined): { readonly room: Room | null } {
  const wanted = $derived(nameOf(status()));
  let loaded = $state.raw<Room | null>(null);
  $effect(() => {
    const name = wanted;
    if (name === null) return;
    void screen(name).then(({ default: room }) =>
      soon(() => {
        if (name === wanted) loaded = room;
      }),
    );
  });
  return {
    get room() {
      return loaded;
    },
  };
}

function nameOf(status: string | undefined): 'waiting' | 'playing' | null {
  if (status === undefined) return null;
  return status === 'waiting' ? 'waiting' : 'playing';
}
