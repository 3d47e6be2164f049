import type { PietjesbakView } from '../../wire/views';
import type { NameMove } from '../board';

export const nameMove: NameMove<PietjesbakView> = (word, { view, say }) =>
  say(word === 'again' ? 'board-again' : view.may_stoef ? 'board-stoef' : 'board-stop');
