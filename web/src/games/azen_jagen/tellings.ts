/** What this game tells: a key that it does not know is no key here. */
import { type Told, told as toldOfAny } from '../../parts/happening';
import type { AzenJagenTelling } from '../../wire/views';

export const told: Told<AzenJagenTelling> = toldOfAny;
