import { expect, test } from 'vitest';
import { messageRows } from './reading-message.ts';

test.each([
  ['205/55R16 4 шт, 195/65 R15 8 шт', ['205/55R16 4 шт', 4, '195/65 R15 8 шт', 8]],
  ['4 шт 205/55R16, 8 шт 195/65 R15', ['4 шт 205/55R16', 4, '8 шт 195/65 R15', 8]],
  ['2 компл 205/55R16, 4 шт 195/65 R15', ['2 компл 205/55R16', 8, '4 шт 195/65 R15', 4]],
  [
    '4 шт 205/55R16 и 8 шт 195/65 R15 зима; 2 шт 185/60R14',
    ['4 шт 205/55R16', 4, 'и 8 шт 195/65 R15 зима', 8, '2 шт 185/60R14', 2],
  ],
  ['комплект 205/55R16 и комплект 195/65R15', ['комплект 205/55R16', 4, 'и комплект 195/65R15', 4]],
  [
    'зимові 205/55 R16 8 шт та літні 195/65 R15 4 шт',
    ['зимові 205/55 R16 8 шт', 8, 'та літні 195/65 R15 4 шт', 4],
  ],
  ['Winterreifen 225/45 R17 94V 4 Stück', ['Winterreifen 225/45 R17 94V 4 Stück', 4]],
  ['комплект 4 шт 175/70R13 дешевое', ['комплект 4 шт 175/70R13 дешевое', 4]],
  ['комплект Мальта 15 и 8 шт Монако 16', ['комплект Мальта 15', 4, 'и 8 шт Монако 16', 8]],
  [
    'СКАД Монако 15 4 шт, СКАД Мальта 16 8 шт',
    ['СКАД Монако 15 4 шт', 4, 'СКАД Мальта 16 8 шт', 8],
  ],
  ['4 шт 205/55R16, зима, шип', ['4 шт 205/55R16, зима, шип', 4]],
])('«%s» is read as rows with their quantities', (message, expected) => {
  expect(messageRows(message).flatMap(({ text, pieces }) => [text, pieces])).toEqual(expected);
});

test('tags of a page around the words are not read', () => {
  const [row] = messageRows(
    '<tr><td>205/55&nbsp;<b>R16</b></td><td>&quot;Nokian&quot;</td><td>4 шт</td></tr>',
  );
  expect(row?.pieces).toBe(4);
  expect(row?.description.replaceAll(/\s+/g, ' ').trim()).toBe('205/55 R16 Nokian');
});
