import { expect, test } from 'vitest';
import { soundOf } from './sound.ts';

test.each([
  ['сноу', 'snow'],
  ['айс', 'ice'],
  ['комфорт', 'comfort'],
  ['кросс', 'cross'],
  ['грин', 'green'],
  ['евро', 'euro'],
  ['хакка', 'hakka'],
  ['пилот', 'pilot'],
  ['икс', 'ix'],
  ['энерджи', 'energy'],
  ['винтер', 'winter'],
  ['близзак', 'blizzak'],
])('«%s» sounds as %s', (russian, english) => {
  expect(soundOf(russian)).toBe(soundOf(english));
});

test('different words sound different', () => {
  expect(soundOf('айс')).not.toBe(soundOf('эко'));
  expect(soundOf('sport')).not.toBe(soundOf('spike'));
});
