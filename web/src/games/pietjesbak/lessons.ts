import type { PietjesbakView as View } from '../../wire/views';
import { type Lesson, only, type Scene } from '../lesson';

/** Of the dice that lie there. */
const called = ({ view }: Scene<View>) => view.called?.throw ?? null;

export const lessons: Lesson<View>[] = [
  { note: 'note-goal', when: ({ view }) => only(view.phase === 'throw_off') },
  {
    note: 'note-worth',
    when: (scene) => {
      const { dice, called } = scene.view;
      const telling = dice?.some((pips) => pips === 1 || pips === 6); // an example that shows something
      return telling && called?.throw === 'sum' && dice
        ? { dice: dice.join('-'), worth: called.worth ?? 0 }
        : null;
    },
  },
  {
    note: 'note-stoef',
    when: ({ view, mine, options }) =>
      view.may_stoef && mine.includes(view.hand ?? -1) ? { lost: Number(options.stoef_lost ?? 0) } : null,
  },
  {
    note: 'note-bound',
    // with real dice a device throws for bots as well, and they need no telling
    when: ({ view, yours, mine, names }) =>
      view.phase === 'throw' &&
      view.most < 3 &&
      view.hand !== view.starter &&
      [yours, mine].every((seats) => seats.includes(view.hand ?? -1))
        ? { most: view.most, starter: names[view.starter ?? -1] ?? '' }
        : null,
  },
  {
    note: 'note-apes',
    when: (scene) => (called(scene) === 'apes' ? { early: String(scene.options.apes_early ?? 'out') } : null),
  },
  { note: 'note-soixante-neuf', when: (scene) => only(called(scene) === 'soixante_neuf') },
  { note: 'note-zand', when: (scene) => only(called(scene) === 'zand') },
  { note: 'note-seven', when: (scene) => only(called(scene) === 'seven') },
  { note: 'note-tie', when: ({ view }) => only(view.phase === 'tie') },
];
