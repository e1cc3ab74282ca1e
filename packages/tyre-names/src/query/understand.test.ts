import { describe, expect, test } from 'vitest';
import { knownIndex } from '../../benchmark/known-index.ts';
import { names } from '../testing/names.ts';
import type { Filter, Section } from '../text/text-reading.ts';
import { understand } from './understand.ts';

const size = (width: number, profile: number, diameter: number) => ({
  width: [width],
  profile: [profile],
  diameter: [diameter],
});
const s205 = size(205, 55, 16);

type Case = [q: string, filter: Filter];
const check = (section: Section, cases: Case[]) =>
  test.each(cases)('%s', (q, filter) => {
    const { filter: understood, unknown } = understand(q, section, names);
    expect(understood).toEqual(filter);
    expect(unknown).toEqual([]);
  });

describe('seasons in other languages', () => {
  check('tyres', [
    ['потрібні зимові шини 205/55 R16', { ...s205, season: ['winter'] }],
    ['літні шини 205/55 R16', { ...s205, season: ['summer'] }],
    ['всесезонні 205/55 R16', { ...s205, season: ['all_season'] }],
    ['Winterreifen 205/55 R16', { ...s205, season: ['winter'] }],
    ['Sommerreifen 205/55 R16', { ...s205, season: ['summer'] }],
    ['Ganzjahresreifen 205/55 R16', { ...s205, season: ['all_season'] }],
    ['opony zimowe 205/55 R16', { ...s205, season: ['winter'] }],
    ['opony letnie 205/55 R16', { ...s205, season: ['summer'] }],
    ['opony całoroczne 205/55 R16', { ...s205, season: ['all_season'] }],
    ['зимові шиповані 205/55 R16', { ...s205, season: ['winter'], studded: true }],
    ['зимові нешиповані 205/55 R16', { ...s205, season: ['winter'], studded: false }],
    ['Winterreifen mit Spikes 205/55 R16', { ...s205, season: ['winter'], studded: true }],
    ['Winterreifen ohne Spikes 205/55 R16', { ...s205, season: ['winter'], studded: false }],
    ['opony zimowe kolcowane 205/55 R16', { ...s205, season: ['winter'], studded: true }],
    ['hiver cloutés 205/55 R16', { ...s205, season: ['winter'], studded: true }],
  ]);
});

describe('sizes of car tyres', () => {
  check('tyres', [
    ['205/55 R16', s205],
    ['205/55R16', s205],
    ['205 55 16', s205],
    ['2055516', s205],
    ['20555 16', s205],
    ['205-55-16', s205],
    ['205/55-16', s205],
    ['205/55/16', s205],
    ['205х55х16', s205],
    ['205*55*16', s205],
    ['205/55ZR16', s205],
    ['205/55 Р16', s205],
    ['205,55,16', s205],
    ['205.55к16', s205],
    ['22555к17', size(225, 55, 17)],
    ['1957015', size(195, 70, 15)],
    ['205\\55', { width: [205], profile: [55] }],
    ['205', { width: [205] }],
    ['R16', { diameter: [16] }],
    ['р16', { diameter: [16] }],
    ['16"', { diameter: [16] }],
    ['16 дюймов', { diameter: [16] }],
    ['195/75 R16C', { ...size(195, 75, 16), light_truck: true }],
    ['195/75 R16С', { ...size(195, 75, 16), light_truck: true }],
    ['185R14C', { ...size(185, 0, 14), light_truck: true }],
    ['175 R16C', { ...size(175, 0, 16), light_truck: true }],
    ['LT265/70R17', size(265, 70, 17)],
    ['6.50 R16C', { ...size(6.5, 0, 16), light_truck: true }],
    ['31x10.5 R15', { outer_diameter: [31], width: [10.5], diameter: [15] }],
    ['31*10,50R15LT', { outer_diameter: [31], width: [10.5], diameter: [15], light_truck: true }],
    ['33х12.5-15', { outer_diameter: [33], width: [12.5], diameter: [15] }],
    [
      '245/40 R19 + 275/35 R19',
      { ...size(245, 40, 19), rear: { width: 275, profile: 35, diameter: 19 } },
    ],
  ]);
});

describe('words about car tyres', () => {
  check('tyres', [
    [
      '205/55 R16 91V нокиан зима шип',
      {
        ...s205,
        load_index_min: 91,
        speed_index_min: 'V',
        brand: ['Nokian Tyres'],
        season: ['winter'],
        studded: true,
      },
    ],
    [
      'зимние 205 55 16 шип нокиан',
      { ...s205, brand: ['Nokian Tyres'], season: ['winter'], studded: true },
    ],
    ['205/55R16 (91Y)', { ...s205, load_index_min: 91, speed_index_min: 'Y' }],
    ['107/105R', { load_index_min: 107, speed_index_min: 'R' }],
    ['липучка', { season: ['winter'], studded: false }],
    ['без шипов', { studded: false }],
    ['нешип', { studded: false }],
    ['н/ш', { studded: false }],
    ['ш.', { studded: true }],
    ['лето', { season: ['summer'] }],
    ['л', { season: ['summer'] }],
    ['всесезонные', { season: ['all_season'] }],
    ['pbvf', { season: ['winter'] }],
    ['RunFlat', { run_flat: true }],
    ['ранфлет', { run_flat: true }],
    ['run flat XL', { run_flat: true, xl: true }],
    ['усиленная', { xl: true }],
    ['8шт', { quantity_min: 8 }],
    ['2 компл', { quantity_min: 8 }],
    ['шины б/у', { condition: ['used'] }],
    ['уценка', { condition: ['discounted'] }],
    ['наварка', { condition: ['retreaded'] }],
    ['DOT 3524', { dot_year_min: 2024 }],
    ['2024 год', { dot_year_min: 2024 }],
    ['шины москва', { city: ['Москва'] }],
    ['нижний новгород', { city: ['Нижний Новгород'] }],
    ['шинторг урал', { supplier_id: ['018f0000-0000-7000-8000-000000000001'] }],
    ['зима 16', { season: ['winter'], diameter: [16] }],
  ]);
});

describe('names', () => {
  check('tyres', [
    ['bf goodrich', { brand: ['BFGoodrich'] }],
    ['БФ Гудрич', { brand: ['BFGoodrich'] }],
    ['НК.ШЗ', { brand: ['Kama'] }],
    ['мишелн', { brand: ['Michelin'] }],
    ['nokain', { brand: ['Nokian Tyres'] }],
    ['ьшсрудшт', { brand: ['Michelin'] }],
    [',hbl;cnjey', { brand: ['Bridgestone'] }],
    ['Мiсhеlin', { brand: ['Michelin'] }],
    ['бриджст', { brand: ['Bridgestone'] }],
    ['кама 505', { brand: ['Kama'], model: ['505'] }],
    ['кама-205', { model: ['Кама-205'] }],
    ['michelin 205', { brand: ['Michelin'], width: [205] }],
    ['x-ice', { model: ['X-Ice Snow'] }],
    ['хакапелита 10', { model: ['Hakkapeliitta 10p'] }],
    ['кордиант сноу кросс', { brand: ['Cordiant'], model: ['Snow Cross 2'] }],
    ['нокиан autograph', { brand: ['Ikon'], model: ['Autograph Ice 9', 'Autograph Ice 9 SUV'] }],
  ]);

  test('a brand with the same spelling elsewhere is an alternative', () => {
    expect(understand('кама', 'truck_tyres', names).tokens[0]).toMatchObject({
      value: 'Кама',
      alternatives: [{ value: 'Kama', filter: { brand: ['Kama'] } }],
    });
  });

  test('what was seen through is marked as corrected, and its meaning is given', () => {
    expect(understand('мишелн', 'tyres', names).tokens).toMatchObject([
      { text: 'мишелн', field: 'brand', value: 'Michelin', corrected: true },
    ]);
    expect(understand('мишлен', 'tyres', names).tokens[0]?.corrected).toBe(false);
  });

  test('the other layout gives up nothing that was read', () => {
    // «шинко» in the Latin layout would be a word for tyres
    expect(understand('шинко 705 150/70 17', 'tyres', knownIndex).filter).toMatchObject({
      brand: ['Shinko'],
    });
  });

  test.each([
    ['мишлен, но не x-ice', { brand: ['Michelin'] }, 'но не x-ice'],
    ['мишлен за исключением x-ice', { brand: ['Michelin'] }, 'за исключением x-ice'],
    ['не x-ice 205/55 16', { width: [205], profile: [55], diameter: [16] }, 'не x-ice'],
  ])('models that are not wanted are left out: «%s»', (q, wanted, words) => {
    const { filter, tokens, unknown } = understand(q, 'tyres', knownIndex);
    expect(filter).toEqual({ ...wanted, model_not: expect.arrayContaining(['X-Ice Snow']) });
    expect(filter.model_not?.every((name) => name.startsWith('X-Ice'))).toBe(true);
    expect(tokens.map(({ text }) => text)).toContain(words);
    expect(unknown).toEqual([]);
  });

  test('what is said of models that are not wanted is no word to look for', () => {
    const { unknown } = understand('абракадабра, но не x-ice', 'tyres', knownIndex);
    expect(unknown.map(({ text }) => text)).toEqual(['абракадабра']);
  });

  test('what nobody has heard of stays text', () => {
    const { tokens, unknown, section } = understand('абракадабра TS72214', 'tyres', names);
    expect(tokens).toEqual([]);
    expect(section).toBeNull();
    expect(unknown).toEqual([
      { text: 'абракадабра', start: 0, end: 11 },
      { text: 'TS72214', start: 12, end: 19 },
    ]);
  });
});

describe('truck tyres', () => {
  check('truck_tyres', [
    ['315/80 R22.5 рулевая', { ...size(315, 80, 22.5), axle: ['steer'] }],
    ['315/80R22,5 156/150L', { ...size(315, 80, 22.5), load_index_min: 156, speed_index_min: 'L' }],
    ['3158022', size(315, 80, 22.5)],
    ['31580225', size(315, 80, 22.5)],
    ['385/65 r22', size(385, 65, 22.5)],
    ['12R22.5', size(12, 0, 22.5)],
    ['12 22.5', size(12, 0, 22.5)],
    ['10.00R20', size(10, 0, 20)],
    ['280R508', size(10, 0, 20)],
    ['7.50R16', size(7.5, 0, 16)],
    ['425/85R21', size(425, 85, 21)],
    ['1220x400-533', { outer_diameter: [1220], width: [400], diameter: [533] }],
    ['16PR прицеп', { ply_rating: [16], axle: ['trailer'] }],
    ['тяга нс16', { axle: ['drive', 'winter_drive'], ply_rating: [16] }],
  ]);
});

describe('special tyres', () => {
  check('special_tyres', [
    ['18.4R38', size(18.4, 0, 38)],
    ['18.4-38', size(18.4, 0, 38)],
    ['23.1-26', size(23.1, 0, 26)],
    ['480/70R34', size(480, 70, 34)],
    ['17.5-25', size(17.5, 0, 25)],
    ['10.0/75-15.3', size(10, 75, 15.3)],
    ['16/70-20', size(16, 70, 20)],
    ['35/65R33', size(35, 65, 33)],
    ['19.5L-24', size(19.5, 0, 24)],
    ['28LR26', size(28, 0, 26)],
    ['250-15', size(250, 0, 15)],
    ['10-16.5', size(10, 0, 16.5)],
    ['200/50-10', size(200, 50, 10)],
    ['18x7-8', { outer_diameter: [18], width: [7], diameter: [8] }],
    ['28x9-15', { outer_diameter: [28], width: [9], diameter: [15] }],
    ['r1w 18.4-38', { pattern: ['R-1W'], ...size(18.4, 0, 38) }],
    ['е3', { pattern: ['E-3'] }],
    ['вилочный погрузчик', { application: ['forklift'] }],
  ]);
});

describe('motorcycle and quad tyres', () => {
  check('moto_tyres', [
    ['120/70 ZR17 M/C (58W)', { ...size(120, 70, 17), load_index_min: 58, speed_index_min: 'W' }],
    ['3.00-18', size(3, 0, 18)],
    ['240/40 VR18', size(240, 40, 18)],
    ['MT90B16', size(130, 90, 16)],
    ['80/100-21', size(80, 100, 21)],
    ['180/55 17 задняя', { ...size(180, 55, 17), position: ['rear', 'both'] }],
    ['1 компл', { quantity_min: 2 }],
  ]);
  check('quadro_tyres', [
    ['25x8-12', { outer_diameter: [25], width: [8], diameter: [12] }],
    ['25 8 12', { outer_diameter: [25], width: [8], diameter: [12] }],
    ['26x9R14', { outer_diameter: [26], width: [9], diameter: [14] }],
    ['205/80-12', size(205, 80, 12)],
    ['6pr передняя', { ply_rating: [6], position: ['front', 'both'] }],
    ['грязевые 28', { terrain: ['mud'], outer_diameter: [28] }],
    ['28 14', { outer_diameter: [28], diameter: [14] }],
  ]);
});

describe('wheels', () => {
  const et45 = { et_min: 45, et_max: 45 };
  const rim = { rim_width: [7], diameter: [16], bolts: [5], pcd: [114.3], ...et45 };
  check('disks', [
    ['7x16 5x114.3 ET45 66.1', { ...rim, dia_min: 66.1, dia_max: 66.1 }],
    ['7,0J×16/5×114,3 D66.1 ET45', { ...rim, dia_min: 66.1, dia_max: 66.1 }],
    ['ет45 5/114.3 7х16', rim],
    ['16x7', { rim_width: [7], diameter: [16] }],
    ['R16 4*100', { diameter: [16], bolts: [4], pcd: [100] }],
    ['5x100/112', { bolts: [5], pcd: [100, 112] }],
    ['ET40-45', { et_min: 40, et_max: 45 }],
    ['ет-10', { et_min: -10, et_max: -10 }],
    [
      'K&K чёрные литые 17',
      {
        brand: ['K&K'],
        colour: ['black', 'black_matt'],
        rim_type: ['cast', 'flow'],
        diameter: [17],
      },
    ],
  ]);
  check('truck_disks', [
    [
      '22.5x11.75 10x335 ET0 D281',
      {
        rim_width: [11.75],
        diameter: [22.5],
        bolts: [10],
        pcd: [335],
        et_min: 0,
        et_max: 0,
        dia_min: 281,
        dia_max: 281,
      },
    ],
    ['11.75x22.5', { rim_width: [11.75], diameter: [22.5] }],
  ]);
});

test.each([
  ['мерседес 222 19', { diameter: [19] }],
  ['бмв 320 225/45', { width: [225], profile: [45] }],
  ['ауди 205 55 16', s205],
  ['рено 185', { width: [185] }],
  ['бмв г30 245/45', { width: [245], profile: [45] }],
  ['бмв р18', { diameter: [18] }],
])('«%s»: a number behind a make is a car, or else a size', (q, filter) => {
  expect(understand(q, 'tyres', names).filter).toEqual(filter);
});

test('a single number is the bore of a lorry wheel only behind another measure', () => {
  const of = (q: string) => understand(q, 'truck_disks', names).filter;
  expect(of('145 13')).toEqual({ diameter: [13] });
  expect(of('22.5 10x335 281')).toMatchObject({ dia_min: 281 });
});

test('what is not wanted, but can not be left out, does not go unseen', () => {
  const { filter, unknown } = understand('мне не надо 4 шт', 'tyres', names);
  expect(filter).toEqual({ quantity_min: 4 });
  expect(unknown.map(({ text }) => text)).toEqual(['не']);
});

describe('what a buyer says of prices and axles', () => {
  const set = { quantity_min: 4, price_max: 800_000 };
  check('tyres', [
    ['за все четыре до 32 тысяч', set],
    ['за комплект 32000', set],
    ['от четырех до шести тысяч', { price_min: 400_000, price_max: 600_000 }],
  ]);
  check('truck_tyres', [
    ['на морду', { axle: ['steer'] }],
    ['тянучка', { axle: ['drive', 'winter_drive'] }],
  ]);
});
