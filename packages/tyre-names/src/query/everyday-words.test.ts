import { describe, expect, test } from 'vitest';
import { knownIndex } from '../../benchmark/known-index.ts';
import nouns from '../dictionary/everyday-nouns.json' with { type: 'json' };
import type { Section } from '../text/text-reading.ts';
import { understand } from './understand.ts';

const namesIn = (q: string, section: Section) =>
  understand(q, section, knownIndex).tokens.filter(({ field }) =>
    ['brand', 'model'].includes(field),
  );

describe.each(['tyres', 'disks'] as const)('in a search for %s', (section) => {
  test.each([
    ['alone', (noun: string) => noun],
    ['beside a size', (noun: string) => `${noun} r16`],
  ])('an everyday word sounds like no name, %s', (_, write) => {
    expect(nouns.length).toBeGreaterThan(400);
    const wrong = nouns.filter((noun) => namesIn(write(noun), section).length > 0);
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['компасал', 'Compasal'],
  ['компассал', 'Compasal'],
  ['камма', 'Kama'],
  ['мишелен', 'Michelin'],
  ['лаcса', 'Lassa'],
  ['тигаp', 'Tigar'],
])('«%s» is still %s', (q, brand) => {
  expect(namesIn(q, 'tyres').map(({ value }) => value)).toEqual([brand]);
});

test('beside its brand an everyday word may be a model', () => {
  const [brand, model] = namesIn('nexen виноград', 'tyres');
  expect([brand?.value, model?.field]).toEqual(['Nexen', 'model']);
});

const LADA = { brand: 'LADA', model: '2110-2112 / 2113-2115' };

test.each([
  ['195 65 пятнашка', { width: [195], profile: [65], diameter: [15] }],
  ['пятнашка 195 65', { width: [195], profile: [65], diameter: [15] }],
  ['195/65 на пятнашку', { width: [195], profile: [65], diameter: [15] }],
  ['175 70 на тринадцатую', { width: [175], profile: [70], diameter: [13] }],
  ['205 55 шестнашка', { width: [205], profile: [55], diameter: [16] }],
  ['на пятнашку', { car: LADA }],
  ['185 60 r14 пятнашка', { width: [185], profile: [60], diameter: [14], car: LADA }],
])('«%s» is a rim beside a size without one, and else a car', (q, filter) => {
  expect(understand(q, 'tyres', knownIndex).filter).toEqual(filter);
});
