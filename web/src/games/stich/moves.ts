import type { StichView } from '../../wire/views';
import type { NameMove } from '../board';
import { faceOf } from './cards';

const CARD = /^[br]\d+$/;

export const nameMove: NameMove<StichView> = (word, { view, say }) =>
  CARD.test(word) ? say('board-card', { ...faceOf(word, view.adds ?? '') }) : say(`board-${word}`);
