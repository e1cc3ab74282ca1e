import { expect, test } from 'vitest';
import { messageLines } from './message.ts';

test.each([
  ['205/55R16 зима шип - 16 шт\n185/65 15 лето кама 8 шт', 2],
  ['Добрый день!\n205/55 R16\n\n7x17 5x114,3', 2],
  ['205/55 R16 4 шт, 225/45 R17 8 шт', 2],
  ['205/55 R16 - 4; 225/45 R17 - 8', 2],
])('%s is a list', (text, count) => {
  expect(messageLines(text)).toHaveLength(count);
});

test.each([
  '205/55 r16 зима шипы',
  'нокиан хака 10 225/65/17 - 4',
  // two axles of one car
  '225/45 R17, 255/40 R17',
  'диски 7x17 5x114,3 ET45',
  'зимняя, шипы, 205/55 R16, до 6000, 4 шт',
  '',
])('%s is one question', (text) => {
  expect(messageLines(text)).toEqual([]);
});
