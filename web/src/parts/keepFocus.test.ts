import { afterEach, expect, it } from 'vitest';
import { keepFocus } from './keepFocus';

const changed = () => new Promise((done) => setTimeout(done, 0));

function lay(): HTMLElement {
  document.body.innerHTML = '<input><div><button>Throw</button></div>';
  return document.querySelector('div') as HTMLElement;
}

let leave = () => {};
afterEach(() => leave());

it('gives the focus to what can be done next', async () => {
  const table = lay();
  leave = keepFocus(table);
  table.querySelector('button')?.focus();
  table.innerHTML = '<button aria-disabled="true">Not now</button><button>Stop</button>';
  await changed();
  expect(document.activeElement?.textContent).toBe('Stop');
});

it('stays at the table until there is something to do', async () => {
  const table = lay();
  leave = keepFocus(table);
  table.querySelector('button')?.focus();
  table.innerHTML = '<p>Bo throws</p>';
  await changed();
  expect(document.activeElement).toBe(table);
  table.innerHTML = '<button>Throw</button>';
  await changed();
  expect(document.activeElement?.textContent).toBe('Throw');
});

it('takes nothing from who is elsewhere', async () => {
  const table = lay();
  leave = keepFocus(table);
  table.querySelector('button')?.focus();
  document.querySelector('input')?.focus();
  table.innerHTML = '<button>Stop</button>';
  await changed();
  expect(document.activeElement?.tagName).toBe('INPUT');
});
