import type { AzenJagenView as View } from '../../wire/views';
import { isTold, type Lesson, only } from '../lesson';

export const lessons: Lesson<View>[] = [
  { note: 'note-goal', when: ({ view }) => only(view.phase === 'throw_off') },
  { note: 'note-third', when: (scene) => only(isTold(scene, 'orders')) },
  { note: 'note-sixth', when: (scene) => only(isTold(scene, 'tastes')) },
  { note: 'note-race', when: (scene) => only(isTold(scene, 'must-drink')) },
  { note: 'note-paid', when: ({ view }) => only(view.settled > 0 && view.phase === 'hunt') },
];
