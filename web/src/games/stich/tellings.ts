/** What this game tells: a key that it does not know is no key here. */
import { type FindTelling, tellingIn as tellingOfAny } from '../../parts/happening';
import type { StichTelling } from '../../wire/views';

export const tellingIn: FindTelling<StichTelling> = tellingOfAny;
