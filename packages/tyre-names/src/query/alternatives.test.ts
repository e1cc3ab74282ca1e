import { describe, expect, test } from 'vitest';
import { knownIndex } from '../../benchmark/known-index.ts';
import type { Field, Filter, Section } from '../text/text-reading.ts';
import { TYRES } from '../trade/rules.generated.ts';
import { understand } from './understand.ts';

const JOINTS = [' или ', ' либо ', ' / ', '/', ', ', ' и ', ' or '] as const;

const lists = (words: readonly string[]) =>
  JOINTS.flatMap((joint) => [words.join(joint), words.toReversed().join(joint)]);

/** Values that exclude each other, and the filter that either of them passes. */
const FLAGS: readonly [section: Section, words: string[], filter: Filter, field: Field][] = [
  ['tyres', ['шипы', 'липучка'], { season: ['winter'] }, 'studded'],
  ['tyres', ['шипованные', 'фрикционные'], { season: ['winter'] }, 'studded'],
  ['tyres', ['шип', 'нешип'], {}, 'studded'],
  ['tyres', ['шипованная', 'без шипов'], {}, 'studded'],
  ['tyres', ['xl', 'не xl'], {}, 'xl'],
  ['tyres', ['ранфлет', 'без ранфлета'], {}, 'run_flat'],
  ['tyres', ['91V', '94V'], { load_index_min: 91, speed_index_min: 'V' }, 'index'],
  ['truck_tyres', ['2 шт', '6 шт'], { quantity_min: 2 }, 'quantity'],
  ['disks', ['ет40', 'ет45'], { et_min: 40, et_max: 45 }, 'et'],
];

describe('of two values that exclude each other neither is the only one', () => {
  test.each(
    FLAGS.flatMap(([section, words, ...meant]) =>
      lists(words).map((q) => [q, section, ...meant] as const),
    ),
  )('%s', (q, section, filter, field) => {
    const { filter: understood, tokens, unknown } = understand(q, section, knownIndex);
    expect(understood).toEqual(filter);
    expect(unknown).toEqual([]);
    // what was understood is said
    expect(tokens).toMatchObject([{ field, text: q, value: expect.stringContaining(' или ') }]);
  });

  test.each<[string, Filter]>([
    ['шипы или лето', { season: ['winter', 'summer'] }],
    ['ранфлет или обычные', {}],
    ['с шипами или без', { season: ['winter'] }],
    ['run flat or not', {}],
    ['с шипами или без китая', { studded: true, country_not: ['Китай'] }],
    ['б/у или новые', { condition: ['used', 'new'] }],
    ['новые шины', {}],
  ])('%s', (q, filter) => {
    const { filter: understood, unknown } = understand(q, 'tyres', knownIndex);
    expect(understood).toEqual(filter);
    expect(unknown).toEqual([]);
  });
});

describe('brands are all kept', () => {
  const brands = ['hankook', 'kumho', 'nexen'];
  test.each(
    [...JOINTS, ' vs ', ' против '].flatMap((joint) =>
      TYRES.map((section) => [brands.join(joint), section] as const),
    ),
  )('%s in %s', (q, section) => {
    const { filter, unknown } = understand(q, section, knownIndex);
    expect(filter).toEqual({ brand: ['Hankook', 'Kumho', 'Nexen'] });
    expect(unknown).toEqual([]);
  });
});

describe('models of several brands are all kept', () => {
  const models: readonly [q: string, brand: string, name: string][] = [
    ['nordman 8', 'Nordman', 'Nordman 8'],
    ['ice zero', 'Pirelli', 'Ice Zero 2'],
    ['turanza 6', 'Bridgestone', 'Turanza 6'],
  ];
  const pairs = models.flatMap((one) =>
    models.filter((other) => other !== one).map((other) => [one, other] as const),
  );
  const joints = [' vs ', ' или ', ' против ', ', ', ' / '];
  test.each(
    pairs.flatMap(([one, other]) =>
      joints.map((joint) => [`${one[0]}${joint}${other[0]}`, one, other] as const),
    ),
  )('%s', (q, one, other) => {
    const { filter, unknown } = understand(q, 'tyres', knownIndex);
    expect(filter.model).toEqual(expect.arrayContaining([one[2], other[2]]));
    if (filter.brand) expect(filter.brand).toEqual(expect.arrayContaining([one[1], other[1]]));
    expect(unknown).toEqual([]);
  });
});
