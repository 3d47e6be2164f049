import type { MensView as View } from '../../wire/views';
import { choices, isTold, type Lesson, only, type Scene } from '../lesson';

/** What the pawns of this device could do now. */
const moves = ({ view, mine }: Scene<View>) =>
  mine.includes(view.hand ?? -1) ? Object.values(view.moves) : [];

/** The steps of the pawns whose turn it is, when it is this device's. */
const pawns = ({ view, mine }: Scene<View>) =>
  view.colour !== null && mine.includes(view.hand ?? -1) ? (view.pawns[view.colour] ?? []) : [];

export const lessons: Lesson<View>[] = [
  { note: 'note-goal', when: ({ view }) => only(view.phase === 'throw_off') },
  { note: 'note-six', when: (scene) => only(choices(scene).includes('enter')) },
  {
    note: 'note-home',
    when: (scene) =>
      moves(scene).some(({ home }) => home !== null)
        ? { bounce: scene.options.bounce === false ? 'no' : 'yes' }
        : null,
  },
  { note: 'note-choose', when: (scene) => only(moves(scene).length > 1) },
  { note: 'note-hit', when: (scene) => only(isTold(scene, 'hits')) },
  {
    note: 'note-box',
    when: (scene) =>
      only(scene.view.phase === 'throw' && pawns(scene).length > 0 && pawns(scene).every((step) => step < 0)),
  },
  { note: 'note-pass', when: (scene) => only(choices(scene).includes('pass')) },
];
