import { describe, expect, test } from 'vitest';
import { knownNames, parseName, parseOrder, parseQuery, sameProduct } from '../tyre-names.ts';

const valuesOf = (text: string) =>
  Object.fromEntries(
    Object.entries(parseName(text).values).map(([name, parsedValue]) => [name, parsedValue.value]),
  );

describe('a name', () => {
  test('is read with the source and the sureness of each value', () => {
    const { kind, values } = parseName('Автошина R16 205/55 Yokohama BluEarth-Es ES32 91V');
    expect(kind).toBe('product');
    expect(values.brand).toEqual({ value: 'Yokohama', source: 'text', sureness: 0.98 });
    expect(values.load_index).toEqual({ value: '91', source: 'text', sureness: 0.99 });
    expect(values.run_flat).toBeUndefined();
    for (const { sureness, source } of Object.values(values)) {
      expect(sureness).toBeGreaterThan(0);
      expect(sureness).toBeLessThanOrEqual(1);
      expect(['text', 'memory', 'mended', 'unknown word']).toContain(source);
    }
  });

  test('says of a brand that nobody knows that it is guessed', () => {
    const { brand, model } = parseName('205/55 R16 Zorvax Grandolo 91V').values;
    expect([brand?.source, model?.source]).toEqual(['unknown word', 'unknown word']);
    expect(brand?.sureness).toBeLessThan(0.9);
  });

  test('is read by names that the caller gives', () => {
    const names = {
      brands: [{ name: 'Zorvax', aliases: ['Зорвакс'] }],
      models: [{ brand: 'Zorvax', name: 'Grandolo' }],
    };
    const { brand, model } = parseName('205/55 R16 Зорвакс Grandolo 91V', { names }).values;
    expect(brand).toEqual({ value: 'Zorvax', source: 'text', sureness: 0.98 });
    expect(model).toMatchObject({ value: 'Grandolo', sureness: 0.98 });
  });

  test('of something else has no values', () => {
    expect(parseName('Камера 16.9-30 TR218A')).toMatchObject({
      kind: 'accessory',
      accessory: 'Камера',
      values: {},
    });
    expect(parseName('Итого')).toMatchObject({ kind: 'unreadable' });
  });

  test('is whole, though a word of its model stands in brackets', () => {
    const { values, unread } = parseName('Goodyear EAGLE F1 (ASYMMETRIC) 6 245/40ZR18 97Y XL');
    expect(values.model?.value).toBe('Eagle F1 Asymmetric 6');
    expect(unread).toEqual([]);
  });

  test.each([
    'Metzeler Roadtec 01 SE 190/55 ZR17 M/C (75W) TL Rear',
    '275/45R21 107Y Continental SportContact 6 SUV MO-S ContiSilent',
  ])('leaves no word that was read: %s', (name) => {
    expect(parseName(name).unread).toEqual([]);
  });

  test('has a colour with letters in it', () => {
    const name = 'Кик Реплика КС873 (ZV 15_Lada Vesta) 6x15/4x100 D60.1 ET50 Дарк платинум';
    expect(valuesOf(name)['colour']).toBe('Дарк платинум');
  });

  test('of a wheel is read', () => {
    expect(valuesOf('Диск 6.5x16 5x114.3 ET45 D67.1 Скад Монако')).toMatchObject({
      section: 'disks',
      rim_width: 6.5,
      bolts: 5,
      pcd: [114.3],
      et: 45,
      dia: 67.1,
    });
  });
});

describe('a search', () => {
  test.each([
    ['зимняя резина 205/55 16 шипы', 'tyres', { width: [205], season: ['winter'], studded: true }],
    ['диски 5x114.3 r17', 'disks', { pcd: [114.3], diameter: [17] }],
    ['315/80 r22.5 рулевая', 'truck_tyres', { width: [315], axle: ['steer'] }],
    ['315/80 22.5 усиленная', 'truck_tyres', { width: [315] }],
    ['ат 26х10-14', 'quadro_tyres', { outer_diameter: [26], width: [10] }],
    ['110/80 19 м/с передняя', 'moto_tyres', { position: ['front', 'both'] }],
    ['мишлен пс5 245/40 18', 'tyres', { model: ['Pilot Sport 5', 'Pilot Sport S 5'] }],
    [
      'michelin pilot sport 4s',
      'tyres',
      { model: ['Pilot Sport 4 S', 'Pilot Sport 4 S ACOUSTIC'] },
    ],
    ['белоруские шины 14', 'tyres', { country: ['Беларусь'] }],
    ['индекс v 225/45 17', 'tyres', { speed_index_min: 'V' }],
    ['5/108/17 63.3', 'disks', { bolts: [5], pcd: [108], diameter: [17], dia_min: 63.3 }],
    ['диски r18 5 114 черные', 'disks', { bolts: [5], pcd: [114.3], diameter: [18] }],
    ['30.5l32', 'special_tyres', { width: [30.5], diameter: [32] }],
    ['12.5 80 18', 'special_tyres', { width: [12.5], profile: [80], diameter: [18] }],
    ['2025г и свежее', 'tyres', { dot_year_min: 2025 }],
  ])('«%s» is read in the section that it speaks of', (text, section, filter) => {
    expect(parseQuery(text)).toMatchObject({ section, filter });
  });

  test.each(
    [
      'R16 205/55',
      'р16 205/55 зима',
      'R15 195/65 4 шт',
      'R17, 225/45',
      'R14 185/70 летняя',
    ].flatMap((text) => [
      [text, parseQuery(text).section],
      [`${text} (заявка)`, parseOrder(text).rows[0]?.section],
    ]),
  )('%s is a size of cars, with the rim before it', (_, section) => {
    expect(section).toBe('tyres');
  });

  test('says which words were mended', () => {
    const { words, unknown } = parseQuery('мешелин 205/55 R16', { section: 'tyres' });
    const brand = words.find(({ field }) => field === 'brand');
    expect(brand).toMatchObject({ value: 'Michelin', text: 'мешелин', source: 'mended' });
    expect(brand?.sureness).toBeLessThan(words.find(({ field }) => field === 'size')!.sureness);
    expect(unknown).toEqual([]);
  });

  test('says of a tractor tyre that its end was not read', () => {
    const { unknown } = parseQuery('13.6-20 передняя', { section: 'special_tyres' });
    expect(unknown.map(({ text }) => text)).toEqual(['передняя']);
  });

  test('of nothing has no section', () => {
    expect(parseQuery('')).toEqual({ section: null, filter: {}, words: [], unknown: [] });
  });
});

test('an order becomes rows with quantities, and what names no goods is skipped', () => {
  const { rows, skipped } = parseOrder(
    'Добрый день!\nЗима:\n205/55 R16 Nokian 4 шт\n195/65 R15 - 8\nСпасибо, Иван',
  );
  expect(rows.map(({ line, pieces, filter }) => [line, pieces?.value, filter.width])).toEqual([
    [3, 4, [205]],
    [4, 8, [195]],
  ]);
  expect(rows[1]?.filter.season).toEqual(['winter']);
  expect(skipped.map(({ line }) => line)).toEqual([1, 5]);
});

test.each<[string, (number | null | undefined)[]]>([
  ['Cordiant Snow Cross 2 205/55R16 94T;20;5 450', [20]],
  ['Cordiant Snow Cross 2 205/55R16 94T;5 450;20', [20]],
  ['205/55 R16 зима 2 комплекта', [8]],
  ['мото 120/70-17 + 180/55-17 комплект', [1, 1]],
  ['такие же 215/60 16', [undefined]],
  ['и 4 литых на 16 5х114', [4]],
])('«%s» is ordered in pieces', (text, pieces) => {
  expect(parseOrder(text).rows.map((row) => row.pieces?.value)).toEqual(pieces);
});

test.each(['Шкаф-купе 3 двери', '205/55 R16 однако'])('«%s» says no quantity', (text) => {
  expect(parseOrder(text).rows.map((row) => row.pieces)).not.toContainEqual(
    expect.objectContaining({ value: expect.any(Number) }),
  );
});

test('a set of lorry tyres may be several things, so it is asked about', () => {
  const [row] = parseOrder('10.00R20 с камерами 3 комплекта').rows;
  expect(row).toMatchObject({ section: 'truck_tyres', pieces: null });
  expect(row?.doubt).toContain('3');
});

test('«то же самое» takes the kind of the row above, and keeps its own size', () => {
  const { rows } = parseOrder('205/55/16 зима шип 4 шт\n215/60/16 то же самое 8 шт');
  expect(rows[1]).toMatchObject({
    filter: { width: [215], season: ['winter'], studded: true },
    pieces: { value: 8 },
  });
});

test('what is said of a car says nothing of a lorry in the same line', () => {
  const { rows } = parseOrder('на ларгус 185/65/15 4шт липучку и на камаз 10.00R20 10 шт');
  expect(rows.map(({ section, filter }) => [section, filter.season])).toEqual([
    ['tyres', ['winter']],
    ['truck_tyres', undefined],
  ]);
});

test.each([
  ['12 - 205/55r16 зима', [[12, '205/55 16', '']]],
  [
    '20 - 195/65 R15\n16 - 205/55 R16',
    [
      [20, '195/65 15', ''],
      [16, '205/55 16', ''],
    ],
  ],
  [
    '245/45R19 Michelin Primacy 3 2 шт и 275/40R19 того же 2 шт',
    [
      [2, '245/45 19', 'Michelin'],
      [2, '275/40 19', 'Michelin'],
    ],
  ],
  [
    '4шт 225/65 17 йокогама g015\n8шт 265/60 18 она же',
    [
      [4, '225/65 17', 'Yokohama'],
      [8, '265/60 18', 'Yokohama'],
    ],
  ],
  [
    'R13 175/70: кама 205 - 20шт, кордиант комфорт 2 - 16шт; виатти брина 8',
    [
      [20, '175/70 13', 'Kama'],
      [16, '175/70 13', 'Cordiant'],
      [8, '175/70 13', 'Viatti'],
    ],
  ],
  ['205/55R16|Ikon Autograph Eco 3|94V|8|5890', [[8, '205/55 16', 'Ikon']]],
  ['Запрос №145 от 27.11.2026\n205/55R16 8шт', [[8, '205/55 16', '']]],
  ['205/55 R16 16 комплектов', [[64, '205/55 16', '']]],
])('«%s» says how many of what', (text, expected) => {
  const read = parseOrder(text).rows.map(({ pieces, filter, unknown }) => {
    expect(unknown).toEqual([]);
    const { width, profile, diameter, brand } = filter;
    return [
      pieces?.value,
      `${width?.join()}/${profile?.join()} ${diameter?.join()}`,
      brand?.join() ?? '',
    ];
  });
  expect(read).toEqual(expected);
});

test('a tyre with its tube and flap is one row', () => {
  const { rows } = parseOrder('11.00R20 с камерой и ободной лентой - 20 шт; 8.25R20 - 10 шт');
  expect(rows.map(({ pieces }) => pieces?.value)).toEqual([20, 10]);
});

test('what to take instead is no row of its own', () => {
  const { rows, skipped } = parseOrder('205/55R16 Triangle TR259 - 4 шт.\n(если нет - TH201)');
  expect(rows).toHaveLength(1);
  expect(skipped).toEqual([{ line: 2, text: '(если нет - TH201)' }]);
});

describe('two products', () => {
  const NAME = 'Nokian Hakka Green 3 205/55 R16 91V';
  test.each([
    ['in another order of words', NAME, '205/55R16 91V Nokian Hakka Green 3', true, 'description'],
    ['of another size', NAME, 'Nokian Hakka Green 3 195/65 R15 91V', false, 'contradiction'],
    ['of another brand', NAME, 'Michelin Hakka Green 3 205/55 R16 91V', false, 'contradiction'],
    ['of another index', NAME, 'Nokian Hakka Green 3 205/55 R16 94V', false, 'contradiction'],
    ['one that swallows noise', NAME, `${NAME} Acoustic`, false, 'contradiction'],
    [
      'a finish in two languages, with an article behind it',
      'Диск K&K Дубль (KC936-01) 7х17 5х114,3 ET35 60,1 Алмаз черный 76636',
      'КиК Дубль R17x7 5x114.3 ET35 CB60.1 Almaz_black',
      true,
      'model',
    ],
    [
      'a brand whose second word stands behind the model',
      'Cordiant Professional VR-1 11R22.5 148/145L',
      'Cordiant VR-1 Professional 11R22,5 148/145L',
      true,
      'description',
    ],
    [
      'a wheel with its rim in the name',
      'Carwel Хинган 7x17 5x114.3 ET45 60.1 AB',
      'Carwel Хинган 17 7,0x17/5x114,3 D60,1 ET45 AB',
      true,
      'description',
    ],
    [
      'a brand behind its factory',
      'АШК NorTec TR-115 R18 12.00/ 140K TT Камера',
      '12.00Р18 NorTec TR-115 140K TT ГК-125',
      true,
      'description',
    ],
    ['one run flat', NAME, `${NAME} RunFlat`, false, 'contradiction'],
  ])('%s', (_, one, other, same, source) => {
    expect(sameProduct(one, other)).toMatchObject({ same, source });
    expect(sameProduct(other, one)).toMatchObject({ same, source });
  });

  test('with one barcode are one, unless they contradict each other', () => {
    const barcode = '4006381333931';
    const other = { name: 'Nokian Nordman 205/55 R16', barcode };
    expect(sameProduct({ name: NAME, barcode }, other)).toMatchObject({
      same: true,
      source: 'barcode',
    });
    expect(
      sameProduct({ name: NAME, barcode }, { name: 'Nokian 195/65 R15', barcode }),
    ).toMatchObject({ same: false });
  });
});

test('the packaged names can be added to', () => {
  expect(knownNames.brands.length).toBeGreaterThan(50);
});
