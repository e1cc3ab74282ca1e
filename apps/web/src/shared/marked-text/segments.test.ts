import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { segmentsOf } from './segments.ts';

test('understood and unknown pieces are marked where they stand', () => {
  const tokens = [
    { start: 0, end: 10 },
    { start: 17, end: 21 },
  ];
  const unknown = [{ start: 11, end: 16 }];
  expect(segmentsOf('205/55 R16 абвгд зима', { tokens, unknown })).toEqual([
    { text: '205/55 R16', kind: 'understood' },
    { text: ' ', kind: 'plain' },
    { text: 'абвгд', kind: 'unknown' },
    { text: ' ', kind: 'plain' },
    { text: 'зима', kind: 'understood' },
  ]);
});

test('whatever the server says of a text, the text itself is what is drawn', () => {
  const piece = fc.record({
    start: fc.integer({ min: 0, max: 30 }),
    end: fc.integer({ min: 0, max: 30 }),
  });
  fc.assert(
    fc.property(
      fc.string({ maxLength: 25 }),
      fc.array(piece),
      fc.array(piece),
      (text, known, other) => {
        const drawn = segmentsOf(text, { tokens: known, unknown: other });
        expect(drawn.map((segment) => segment.text).join('')).toBe(text);
      },
    ),
  );
});
