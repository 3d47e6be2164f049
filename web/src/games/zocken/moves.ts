/** What the places are called, with what lies on them or would, and the moves that lay it there. */
import type { ZockenLying, ZockenView } from '../../wire/views';
import { signed } from '../../words/points';
import type { Say } from '../../words/voice';
import type { NameMove } from '../board';
import { PLACES, type Place, placeOf } from './turn';

export function circleAt(view: ZockenView, place: string): string | undefined {
  return view.circles[PLACES.indexOf(place as Place) - 1];
}

/** `lies`: a die lies there; `put`: it would, with all that a place says; `on`: in short; `empty`: nothing does. */
export function placeInWords(
  how: 'lies' | 'put' | 'on' | 'empty',
  place: string,
  laid: ZockenLying | null,
  view: ZockenView,
  say: Say,
): string {
  const circle = circleAt(view, place);
  return say(`board-${how}-${circle ? 'field' : 'escape'}`, {
    field: place,
    side: place === '<' ? 'left' : 'right',
    circle: circle ?? '',
    die: laid?.die ?? '',
    pips: laid?.pips ?? 0,
    match: laid?.match ? 'yes' : 'no',
    brings: signed(view.brings[place] ?? 0, '+'),
  });
}

export const nameMove: NameMove<ZockenView> = (word, { view, say }) => {
  if (word.startsWith('roll ')) return say(`move-${word.replace(' ', '-')}`);
  if (word === 'out') return say('board-out-field');
  const place = placeOf(word);
  if (place === null) return say(`board-${word}`);
  const { die, pips } = view;
  const laid = { die: die ?? '', pips: pips ?? 0, match: circleAt(view, place) === die };
  return placeInWords('on', place, laid, view, say);
};
