/** The words of the seal that lies on a table; null where nothing is sealed, or the dice were known before. */
import { wordsOf } from '../seal/words';
import type { TableView } from '../wire/messages';

export function sealWordsAt(view: Pick<TableView, 'dice' | 'seal'> | null): string | null {
  return view?.dice === 'sealed' && view.seal ? wordsOf(view.seal.hash) : null;
}
