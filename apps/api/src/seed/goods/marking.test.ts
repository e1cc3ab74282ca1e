import { describe, expect, test } from 'vitest';
import { bulkOf, markingFilters, markingWords, parseMarking } from './seed-good-marking.ts';

const filters = (size: string) => markingFilters(parseMarking(size));

describe('the numbers of a marking', () => {
  test.each([
    ['205/55 R16', { construction: 'radial', width: 20500, profile: 5500, diameter: 1600 }],
    ['195/75 R16C', { construction: 'radial', width: 19500, profile: 7500, diameter: 1600 }],
    ['175 R16C', { construction: 'radial', width: 17500, profile: 0, diameter: 1600 }],
    ['315/80 R22.5', { construction: 'radial', width: 31500, profile: 8000, diameter: 2250 }],
    ['12 R22.5', { construction: 'radial', width: 1200, profile: 0, diameter: 2250 }],
    ['18.4-38', { construction: 'bias', width: 1840, profile: 0, diameter: 3800 }],
    ['28LR26', { construction: 'radial', width: 2800, profile: 0, diameter: 2600 }],
    ['10.0/75-15.3', { construction: 'bias', width: 1000, profile: 7500, diameter: 1530 }],
    [
      '31x10.5 R15',
      { construction: 'radial', outer_diameter: 3100, width: 1050, profile: 0, diameter: 1500 },
    ],
    [
      '25x8-12',
      { construction: 'bias', outer_diameter: 2500, width: 800, profile: 0, diameter: 1200 },
    ],
    [
      '1220x400-533',
      {
        construction: 'bias',
        outer_diameter: 122000,
        width: 40000,
        profile: 0,
        diameter: 53300,
      },
    ],
    ['120/70 ZR17', { construction: 'radial', width: 12000, profile: 7000, diameter: 1700 }],
    ['MT90B16', { construction: 'belted', width: 13000, profile: 9000, diameter: 1600 }],
  ])('%s', (size, expected) => {
    expect(filters(size)).toEqual(expected);
  });

  test.each(['', 'R16', '205/55', '7x16', '205/55 R'])('«%s» is no tyre size', (size) => {
    expect(() => parseMarking(size)).toThrow('is no tyre size');
  });
});

test('a size is looked for as one word, by its rim, by its digits', () => {
  expect(markingWords('205/55 R16')).toEqual(['205/55r16', 'r16', '2055516']);
  expect(markingWords('195/75 R16C')).toEqual(['195/75r16c', 'r16c', '1957516']);
  expect(markingWords('18.4-38')).toEqual(['18.4-38', 'r38', '18438']);
});

test('inches and millimetres weigh the same', () => {
  expect(bulkOf(parseMarking('12.00 R20'))).toBe(240);
  expect(bulkOf(parseMarking('1220x400-533'))).toBeCloseTo((400 / 25.4) * (533 / 25.4));
  expect(bulkOf(parseMarking('59/80R63'))).toBe(59 * 63);
});
