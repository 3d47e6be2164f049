import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Lesson, only, type Scene } from '../games/lesson';
import { loadLessons } from '../games/registry';
import { LANGUAGES } from '../house/language';
import { settings } from '../house/settings.svelte';
import { Voice } from '../words/voice';
import { forgetAll, isLearnt } from './learnt';
import { Teacher } from './teacher.svelte';

type View = { phase: string };
const LESSONS: Lesson<View>[] = [
  { note: 'note-goal', when: ({ view }) => only(view.phase === 'start') },
  { note: 'note-worth', when: ({ view }) => (view.phase === 'thrown' ? { worth: 107 } : null) },
  { note: 'note-stoef', when: ({ view }) => only(view.phase === 'thrown') },
];

const scene = (phase: string): Scene<View> => ({
  view: { phase },
  told: [],
  yours: [0],
  mine: [0],
  legal: {},
  due: null,
  options: {},
  names: ['An'],
});

async function teacher(): Promise<Teacher> {
  const made = new Teacher('pietjesbak', Promise.resolve(LESSONS as Lesson<unknown>[]));
  await Promise.resolve();
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  forgetAll();
  settings.notes = true;
});
afterEach(() => vi.useRealTimers());

test('one note at a time, at the moment it matters', async () => {
  const here = await teacher();
  here.update(scene('start'));
  expect(here.note?.key).toBe('note-goal');
  here.update(scene('thrown'));
  expect(here.note?.key).toBe('note-goal');
  here.dismiss();
  expect(here.note).toEqual({ key: 'note-worth', arguments: { worth: 107 } });
});

test('a note that was tapped away never comes again on this device', async () => {
  const here = await teacher();
  here.update(scene('start'));
  here.dismiss();
  const later = await teacher();
  later.update(scene('start'));
  expect(later.note).toBeNull();
});

test('a note leaves by itself when it could be read and its moment is over', async () => {
  const here = await teacher();
  here.update(scene('start'));
  vi.advanceTimersByTime(9_000);
  expect(here.note?.key).toBe('note-goal');
  here.update(scene('elsewhere'));
  expect(here.note).toBeNull();
  expect(isLearnt('pietjesbak', 'note-goal')).toBe(true);
});

test('a note about something else makes way as soon as the reader is to do something', async () => {
  const here = await teacher();
  here.update(scene('start'));
  vi.advanceTimersByTime(6_000);
  here.update({ ...scene('elsewhere'), mine: [] });
  expect(here.note?.key).toBe('note-goal');
  here.update({ ...scene('elsewhere'), mine: [0] });
  expect(here.note).toBeNull();
});

test('no note stands for ever over what is told', async () => {
  const here = await teacher();
  here.update(scene('start'));
  vi.advanceTimersByTime(18_000);
  expect(here.note).toBeNull();
});

test('a note that nobody had the time to read is said again another time', async () => {
  const here = await teacher();
  here.update(scene('start'));
  here.leave();
  expect(isLearnt('pietjesbak', 'note-goal')).toBe(false);
});

test('whoever wants no notes has none, at once', async () => {
  const here = await teacher();
  here.update(scene('start'));
  settings.notes = false;
  here.update(scene('start'));
  expect(here.note).toBeNull();
});

test('every note is in the catalogue of its game, in every language', async () => {
  for (const game of ['pietjesbak', 'azen_jagen', 'zocken', 'stich', 'mens']) {
    const lessons = await loadLessons(game);
    expect(lessons.length).toBeGreaterThan(3);
    for (const language of LANGUAGES) {
      const voice = await Voice.load(language, game);
      for (const { note } of lessons) expect(voice.knows(note), `${language} ${game} ${note}`).toBe(true);
    }
  }
});
