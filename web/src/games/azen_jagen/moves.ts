import type { AzenJagenView } from '../../wire/views';
import type { NameMove } from '../board';

export const nameMove: NameMove<AzenJagenView> = (word, { say }) => say(`board-race-${word}`);
