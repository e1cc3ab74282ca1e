import { expect, test } from 'vitest';
import { namesIn, textOf } from './list-lines.ts';

test.each([
  ['lines', 'а\n\nб\r\nв', ['а', 'б', 'в']],
  ['a decimal comma is no separator', '6,5x16 5x114,3\n7x17', ['6,5x16 5x114,3', '7x17']],
  [
    'a column',
    'Код;Наименование;Цена\n1;205/55 R16;5\n2;"8""; литой";6',
    ['205/55 R16', '8"; литой'],
  ],
  ['tabs', 'name\tprice\nA, B\t5', ['A, B']],
  ['a list of one column', 'Наименование\n6,5x16', ['6,5x16']],
  ['a row that is too short', 'Цена,Название\n5', ['']],
  ['nothing', '', []],
])('%s', (_, text, names) => expect(namesIn(text)).toEqual(names));

test('both encodings are read', () => {
  expect(textOf(Buffer.from('Шина'))).toBe('Шина');
  expect(textOf(Uint8Array.from([0xd8, 0xe8, 0xed, 0xe0]))).toBe('Шина');
});
