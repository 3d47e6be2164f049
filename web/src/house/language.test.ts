import { expect, test } from 'vitest';
import { chooseLanguage } from './language';

test('the first language the house speaks is chosen', () => {
  expect(chooseLanguage(['pt-BR', 'fr-BE', 'nl'])).toBe('fr');
  expect(chooseLanguage(['pt'])).toBe('en');
});
