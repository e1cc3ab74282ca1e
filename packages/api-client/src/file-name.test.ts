import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test('reads any name written in the extended form', () => {
  const names = fc.string({ unit: 'grapheme', minLength: 1 }).filter((name) => !/[/\\]/.test(name));
  fc.assert(
    fc.property(names, (name) => {
      const encoded = encodeURIComponent(name).replaceAll(
        /['()*]/g,
        (c) => `%${c.charCodeAt(0).toString(16)}`,
      );
      expect(fileNameOf(`attachment; filename="x.csv"; filename*=UTF-8''${encoded}`)).toBe(name);
    }),
  );
});

test.each([
  ['attachment; filename=rests.csv', 'rests.csv'],
  ['attachment; filename="my \\"best\\" rests.csv"', 'my "best" rests.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ["attachment; filename*=UTF-8''%E0%A4%A; filename=plain.csv", 'plain.csv'],
  ['attachment', undefined],
  ['attachment; filename=""', undefined],
  [null, undefined],
])('%s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
