import { describe, expect, test } from 'vitest';
import { knownIndex } from '../../benchmark/known-index.ts';
import type { Filter, Section } from '../text/text-reading.ts';
import { understand } from './understand.ts';

/** A thing as it stands behind «не» and «ни», behind «кроме» and «без», and the filter that refuses it. */
type Thing = readonly [nominative: string, genitive: string, refused: Filter];

interface Kind {
  section: Section;
  things: readonly [Thing, Thing, Thing?];
}

const country = (name: string): Filter => ({ country_not: [name] });
const brand = (name: string): Filter => ({ brand_not: [name] });
const season = (...left: NonNullable<Filter['season']>): Filter => ({ season: left });
const rim = (...types: NonNullable<Filter['rim_type_not']>): Filter => ({ rim_type_not: types });
const axle = (...left: NonNullable<Filter['axle']>): Filter => ({ axle: left });
const condition = (...left: NonNullable<Filter['condition']>): Filter => ({ condition: left });

const KINDS: Record<string, Kind> = {
  'countries, nouns': {
    section: 'tyres',
    things: [
      ['китай', 'китая', country('Китай')],
      ['япония', 'японии', country('Япония')],
      ['германия', 'германии', country('Германия')],
    ],
  },
  'countries, adjectives': {
    section: 'tyres',
    things: [
      ['японские', 'японских', country('Япония')],
      ['немецкие', 'немецких', country('Германия')],
      ['корейские', 'корейских', country('Южная Корея')],
    ],
  },
  'countries, people': {
    section: 'truck_tyres',
    things: [
      ['китайцы', 'китайцев', country('Китай')],
      ['российские', 'российских', country('Россия')],
    ],
  },
  brands: {
    section: 'tyres',
    things: [
      ['мишлен', 'мишлена', brand('Michelin')],
      ['нокиан', 'нокиана', brand('Nokian Tyres')],
      ['pirelli', 'пирелли', brand('Pirelli')],
    ],
  },
  seasons: {
    section: 'tyres',
    things: [
      ['зима', 'зимы', season('summer', 'all_season')],
      ['всесезон', 'всесезонки', season('summer', 'winter')],
    ],
  },
  'seasons, adjectives': {
    section: 'tyres',
    things: [
      ['летние', 'летних', season('winter', 'all_season')],
      ['всесезонные', 'всесезонных', season('summer', 'winter')],
    ],
  },
  conditions: {
    section: 'tyres',
    things: [
      ['бу', 'бу', condition('new', 'discounted', 'assembled', 'retreaded')],
      ['уценка', 'уценки', condition('new', 'used', 'assembled', 'retreaded')],
      ['восстановленные', 'восстановленных', condition('new', 'discounted', 'used', 'assembled')],
    ],
  },
  axles: {
    section: 'truck_tyres',
    things: [
      ['рулевая', 'рулевых', axle('drive', 'trailer', 'all', 'onoff', 'city', 'winter_drive')],
      ['прицепная', 'прицепных', axle('steer', 'drive', 'all', 'onoff', 'city', 'winter_drive')],
      [
        'универсальная',
        'универсальных',
        axle('steer', 'drive', 'trailer', 'onoff', 'city', 'winter_drive'),
      ],
    ],
  },
  wheels: {
    section: 'disks',
    things: [
      ['литые', 'литых', rim('cast', 'flow')],
      ['штампованные', 'штампованных', rim('stamped')],
      ['кованые', 'кованых', rim('forged', 'forged_aluminium')],
    ],
  },
};

/** What may not be, whatever else is refused. */
function together(filters: readonly Filter[]): Filter {
  const all: Record<string, unknown[]> = {};
  for (const filter of filters)
    for (const [name, value] of Object.entries(filter) as [string, unknown[]][]) {
      const known = all[name];
      if (!known) all[name] = [...value];
      else if (name.endsWith('_not')) known.push(...value);
      else all[name] = known.filter((one) => value.includes(one));
    }
  return all;
}

const sorted = (filter: Filter) =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [
      name,
      Array.isArray(value) ? [...value].sort() : value,
    ]),
  );

/** All ways to refuse several things. */
function refusals(things: readonly Thing[]): string[] {
  const [nominative, genitive] = [things.map(([one]) => one), things.map(([, one]) => one)];
  const lists = (words: readonly string[]) => {
    const head = words.slice(0, -1).join(', ');
    const last = words.at(-1)!;
    return [
      `${head} и ${last}`,
      `${head} или ${last}`,
      `${head} либо ${last}`,
      `${head}, а также ${last}`,
      `${head} / ${last}`,
      words.join(', '),
    ];
  };
  return [
    ...['кроме', 'без', 'за исключением', 'помимо', 'исключая'].flatMap((not) =>
      lists(genitive).map((list) => `${not} ${list}`),
    ),
    ...lists(nominative).map((list) => `не ${list}`),
    nominative.map((one) => `не ${one}`).join(', '),
    nominative.map((one) => `не ${one}`).join(' и '),
    genitive.map((one) => `без ${one}`).join(' и '),
    nominative.map((one) => `ни ${one}`).join(' '),
    nominative.map((one) => `ни ${one}`).join(', '),
    genitive.map((one) => `ни ${one}`).join(' '),
    nominative.map((one) => `ни ${one}`).join(' и '),
    `${nominative.join(', ')} не предлагать`,
    `${nominative.map((one) => `ни ${one}`).join(' ')} не нужно`,
  ];
}

describe.each(Object.entries(KINDS))('a refusal of several is a refusal of all: %s', (_, kind) => {
  const things = kind.things.filter((one) => one !== undefined);
  const cases = [things.slice(0, 2), things.slice(0, 2).reverse(), things]
    .flatMap((filterSet) => refusals(filterSet).map((q) => [q, filterSet] as const))
    .filter(([q], at, all) => all.findIndex(([other]) => other === q) === at);
  test.each(cases)('%s', (q, filterSet) => {
    const { filter, unknown } = understand(q, kind.section, knownIndex);
    expect(sorted(filter)).toEqual(sorted(together(filterSet.map(([, , refused]) => refused))));
    expect(unknown).toEqual([]);
  });
});

describe('flags are refused together, and what is wanted is not', () => {
  test.each<[string, Filter]>([
    ['без шипов и ранфлета', { studded: false, run_flat: false }],
    ['без ранфлета и шипов', { studded: false, run_flat: false }],
    ['без ранфлета или шипов', { studded: false, run_flat: false }],
    ['ни шипов ни ранфлета', { studded: false, run_flat: false }],
    ['ни шипы, ни ранфлет', { studded: false, run_flat: false }],
    ['кроме шипованных и усиленных', { studded: false, xl: false }],
    ['без китайских шин и корейских', { country_not: ['Китай', 'Южная Корея'] }],
    ['кроме брендов мишлен и нокиан', { brand_not: ['Michelin', 'Nokian Tyres'] }],
    ['не надо ни китая ни кореи', { country_not: ['Китай', 'Южная Корея'] }],
    ['except china and japan', { country_not: ['Китай', 'Япония'] }],
    ['кроме китая кореи японии', { country_not: ['Китай', 'Южная Корея', 'Япония'] }],
    ['без шипов, усиленные', { studded: false, xl: true }],
    ['без шипов и усиленные', { studded: false, xl: true }],
    ['не китай, а япония', { country_not: ['Китай'], country: ['Япония'] }],
    ['не китай корея', { country_not: ['Китай'], country: ['Южная Корея'] }],
    ['не китай зима', { country_not: ['Китай'], season: ['winter'] }],
    ['кроме китая, зимние', { country_not: ['Китай'], season: ['winter'] }],
  ])('%s', (q, filter) => {
    const { filter: understood, unknown } = understand(q, 'tyres', knownIndex);
    expect(understood).toEqual(filter);
    expect(unknown).toEqual([]);
  });
});

test.each([
  ['кроме москвы и казани', 'tyres'],
  ['ни чёрных ни белых', 'disks'],
] as const)('a refusal that no search can make is left as words: «%s»', (q, section) => {
  const { filter, unknown } = understand(q, section, knownIndex);
  expect(filter).toEqual({});
  expect(unknown.map(({ text }) => text)).toEqual([q]);
});

test.each(['ohne', 'nicht', 'kein', 'sans', 'senza', 'sin', 'nie', 'bez', 'without'])(
  'a refusal in another language is one: «%s run flat»',
  (no) => {
    const { filter, unknown } = understand(`205/55 r16 ${no} run flat`, 'tyres', knownIndex);
    expect(filter.run_flat).toBe(false);
    expect(unknown).toEqual([]);
  },
);
