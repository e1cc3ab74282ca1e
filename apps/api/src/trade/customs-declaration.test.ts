import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinDeclarations, readDeclarations, splitDeclarations } from './customs-declaration.ts';

test.each([
  ['10702070/150324/5012345', ['10702070/150324/5012345']],
  ['10702070/150324/5012345/12', ['10702070/150324/5012345/12']],
  ['10702070/150324/5012345/012', ['10702070/150324/5012345/12']],
  ['10216100/220115/п005689', ['10216100/220115/П005689']],
  ['ГТД № 10702070/150324/5012345', ['10702070/150324/5012345']],
  ['ДТ: 10702070/150324/5012345', ['10702070/150324/5012345']],
  ['10702070 / 150324 / 5012345', ['10702070/150324/5012345']],
  ['10702070-150324-5012345', ['10702070/150324/5012345']],
  ['10702070\\150324\\5012345', ['10702070/150324/5012345']],
  ['10702070/15.03.2024/5012345', ['10702070/150324/5012345']],
  ['55303/170124/0012345', ['55303/170124/0012345']],
  [
    '10702070/150324/5012345; 10702070/160324/5012346\n10702070/150324/5012345',
    ['10702070/150324/5012345', '10702070/160324/5012346'],
  ],
])('«%s» is read', (text, numbers) => {
  expect(readDeclarations(text)).toEqual({ numbers, unread: [] });
});

test.each(['', ' ', '-', '—', 'нет', 'б/н', '0'])('«%s» states nothing', (text) => {
  expect(readDeclarations(text)).toEqual({ numbers: [], unread: [] });
});

test.each([
  '5012345',
  '10702070/150324',
  '10702070/150324/501234',
  '10702070/320324/5012345',
  '10702070/310224/5012345',
  '1070207/150324/5012345',
  '10702070/150324/5012345/1234',
  'ЕАЭС N RU Д-CN.РА01.В.12345/24',
  '1,07021E+20',
])('«%s» is no number of a declaration, and is not lost', (text) => {
  const { numbers, unread } = readDeclarations(text);
  expect(numbers).toEqual([]);
  expect(unread.join(',')).toBe(text);
});

test('a right number beside a wrong one is kept, and the wrong one is told', () => {
  expect(readDeclarations('10702070/150324/5012345, 12')).toEqual({
    numbers: ['10702070/150324/5012345'],
    unread: ['12'],
  });
});

test('what was read is read as the same again, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0127/\\-,; ДПГТ№.') }), (text) => {
      const { numbers } = readDeclarations(text);
      const joined = joinDeclarations(numbers);
      expect(readDeclarations(joined ?? '').numbers).toEqual(numbers);
      expect(splitDeclarations(joined)).toEqual(numbers);
    }),
  );
});
