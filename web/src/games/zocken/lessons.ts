import type { ZockenView as View } from '../../wire/views';
import { choices, isTold, type Lesson, only, type Scene } from '../lesson';

/** This device has the dice. */
const rolls = ({ view, mine }: Scene<View>) => mine.includes(view.roller) && view.hand === view.roller;

export const lessons: Lesson<View>[] = [
  { note: 'note-pick', when: (scene) => only(rolls(scene) && scene.view.phase === 'pick') },
  {
    note: 'note-escape',
    when: (scene) =>
      only(
        rolls(scene) &&
          scene.view.phase === 'place' &&
          !choices(scene).some((word) => /^place \d/.test(word)),
      ),
  },
  { note: 'note-row', when: (scene) => only(rolls(scene) && scene.view.phase === 'place') },
  {
    note: 'note-colours',
    when: (scene) =>
      isTold(scene, 'matches') ? { one: scene.view.table[1] ?? 0, three: scene.view.table[3] ?? 0 } : null,
  },
  { note: 'note-out', when: (scene) => only(isTold(scene, 'out')) },
  {
    note: 'note-bet',
    when: ({ view, mine, names }) =>
      view.phase === 'bet' && mine.includes(view.hand ?? -1) ? { seat: names[view.roller] ?? '' } : null,
  },
  {
    note: 'note-bets',
    when: ({ view, yours }) =>
      only(view.phase === 'bet' && yours.length === 1 && yours.includes(view.roller)),
  },
  {
    note: 'note-whole',
    when: (scene) =>
      only(scene.told.some(({ key, arguments: { row } }) => key === 'scores' && Number(row) > 0)),
  },
];
