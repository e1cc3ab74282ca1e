import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { understand } from './query/understand.ts';
import { names } from './testing/names.ts';
import { inOtherLayout } from './text/spelling.ts';
import type { Section } from './text/text-reading.ts';

const filterOf = (q: string) => understand(q, 'tyres', names).filter;

const sections: Section[] = [
  'tyres',
  'disks',
  'truck_tyres',
  'truck_disks',
  'special_tyres',
  'moto_tyres',
  'quadro_tyres',
];

test('any text is cut into pieces of itself that follow one another', () => {
  const alphabet = fc.constantFrom(...'0123456789./-xхRr ЕTет"\'()&,;+aяZшip\u00a0ёÉ🛞'.split(''));
  // names of properties that every plain object inherits
  const inherited = fc.constantFrom('__proto__', 'constructor', 'toString', 'valueOf');
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: alphabet }),
    fc.array(inherited).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(...sections), (q, section) => {
      const { tokens, unknown } = understand(q, section, names);
      const pieces = [...tokens, ...unknown].sort((a, b) => a.start - b.start);
      let end = 0;
      for (const piece of pieces) {
        expect(piece.start).toBeGreaterThanOrEqual(end);
        expect(piece.end).toBeGreaterThan(piece.start);
        expect(piece.text).toBe(q.slice(piece.start, piece.end));
        end = piece.end;
      }
    }),
    { numRuns: 500 },
  );
});

test('a metric size is the same in every notation', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 27, max: 66 }).map((n) => n * 5),
      fc.integer({ min: 5, max: 17 }).map((n) => n * 5),
      fc.integer({ min: 13, max: 23 }),
      fc.constantFrom('/', ' ', '-', 'x', 'х', '*', '\\', '.', ''),
      fc.constantFrom(' R', 'R', ' ', '/', '-', 'х', 'Р', ' р', 'ZR', 'к', ''),
      (width, profile, diameter, first, second) => {
        const q = `${width}${first}${profile}${second}${diameter}`;
        expect(filterOf(q)).toEqual({
          width: [width],
          profile: [profile],
          diameter: [diameter],
        });
      },
    ),
  );
});

test('the order of what is said does not matter', () => {
  const WORDS = ['205/55 R16', '91V', 'нокиан', 'зима', 'шип', 'xl', '4шт', 'москва'];
  const expected = filterOf(WORDS.join(' '));
  fc.assert(
    fc.property(fc.shuffledSubarray(WORDS, { minLength: WORDS.length }), (pieces) => {
      expect(filterOf(pieces.join(' '))).toEqual(expected);
    }),
  );
});

test('a name typed in the other layout is the same name', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('michelin', 'мишлен', 'бриджстоун', 'кордиант', 'cordiant'),
      (name) => {
        expect(filterOf(inOtherLayout(name))).toEqual(filterOf(name));
      },
    ),
  );
});

test('one slip in a long name is seen through', () => {
  const slip = fc
    .tuple(
      fc.constantFrom('michelin', 'bridgestone', 'cordiant', 'бриджстоун'),
      fc.nat(),
      fc.nat(3),
    )
    .map(([name, position, kind]) => {
      const at = 1 + (position % (name.length - 2));
      const [before, after] = [name.slice(0, at), name.slice(at)];
      const typed = [
        before + after.slice(1),
        `${before}${name[at]}${after}`,
        `${before}ж${after.slice(1)}`,
        `${before}${after[1]}${after[0]}${after.slice(2)}`,
      ][kind] as string;
      return [name, typed] as const;
    });
  fc.assert(
    fc.property(slip, ([name, typed]) => {
      expect(filterOf(typed)).toEqual(filterOf(name));
    }),
  );
});
