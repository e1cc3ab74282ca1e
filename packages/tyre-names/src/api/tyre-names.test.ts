import { describe, expect, test } from 'vitest';
import { knownNames, parseName, parseOrder, parseQuery, sameProduct } from '../tyre-names.ts';

const valuesOf = (text: string) =>
  Object.fromEntries(
    Object.entries(parseName(text).values).map(([name, told]) => [name, told.value]),
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
