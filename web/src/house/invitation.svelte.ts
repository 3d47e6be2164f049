/** What friends need to come to a table: the address as they reach it, and the code that is spoken. */
import { codeOf } from './api';
import { askUntilAnswered } from './asking';
import { findWayIn, type WayIn } from './links';

export interface Invitation {
  /** null until it is known: a wrong address is worse than none. */
  readonly way: WayIn | null;
  readonly code: string | null;
}

/** For a component: asks until it is told, and stops with it. */
export function invitationTo(table: () => string, coded: () => boolean): Invitation {
  let way = $state.raw<WayIn | null>(null);
  let code = $state<string | null>(null);
  $effect(() =>
    askUntilAnswered(findWayIn, (found) => {
      way = found;
    }),
  );
  $effect(() => {
    const name = table();
    if (!coded()) return undefined;
    return askUntilAnswered(
      () => codeOf(name),
      (given) => {
        code = given.code;
      },
    );
  });
  return {
    get way() {
      return way;
    },
    get code() {
      return code;
    },
  };
}
