import type { StichView as View } from '../../wire/views';
import { choices, isTold, type Lesson, only, type Scene } from '../lesson';

/** This device has to lay a card and can. */
const plays = (scene: Scene<View>) =>
  scene.view.phase === 'play' && choices(scene).some((word) => /^[br]\d/.test(word));

export const lessons: Lesson<View>[] = [
  {
    note: 'note-lead',
    when: (scene) => (plays(scene) && scene.view.pile.length === 0 ? { colour: scene.view.adds } : null),
  },
  {
    note: 'note-sum',
    when: (scene) => (plays(scene) && scene.view.pile.length > 0 ? { colour: scene.view.adds } : null),
  },
  { note: 'note-take', when: (scene) => only(plays(scene) && scene.view.pile.length > 0) },
  { note: 'note-draw', when: (scene) => only(choices(scene).includes('draw')) },
  {
    note: 'note-swap',
    when: (scene) => (choices(scene).includes('swap') ? { colour: scene.view.adds } : null),
  },
  { note: 'note-points', when: (scene) => only(isTold(scene, 'takes')) },
  { note: 'note-last', when: ({ view }) => only(view.phase === 'play' && view.sizes.includes(1)) },
];
