import { describe, expect, test } from 'vitest';
import { layoutsOf, list, summariesOf } from '../../../testing/price-lists/told.ts';
import type { Cells } from '../../../testing/price-lists/workbook.ts';

const TYRES = [
  ['Viatti', 'Brina V-521', '175/70 R13', 82, 'T'],
  ['Nokian', 'Hakka Green 3', '185/65 R15', 88, 'H'],
  ['Michelin', 'Primacy 4', '205/55 R16', 91, 'V'],
] as const;

test.each(['9.5Jx18 5*114,3', '9.5JxR18 5/114.3', '9,5J*18 PCD 5x114.3'])(
  'a wheel whose offset and bore have columns of their own is read: %s',
  async (name) => {
    const [good] = await summariesOf(
      list(
        ['Код', 'Описание', 'Вылет', 'DIA', 'Цена', 'Остаток'],
        ['20004', `${name} Khomen A1`, 25, 73.1, 11200, 8],
        ['20005', `${name} Khomen A2`, 35, 67.1, 11300, 4],
      ),
    );
    expect(good).toMatchObject({
      brand: 'Khomen Wheels',
      size: '9.5×18',
      wheel: '5×114.3 ET25 D73.1',
    });
  },
);

test.each(['R18 9.5J', '9.5/18', '9,5Jx18'])(
  'the size of a wheel in a column: %s',
  async (size) => {
    const [good] = await summariesOf(
      list(
        ['Марка', 'Дизайн', 'Размер обода', 'LZ', 'ДЦО', 'Вылет', 'Диаметр ЦО', 'Цена', 'Ост'],
        ['Khomen', 'A1', size, 5, 114.3, 25, 73.1, 11200, 8],
        ['Khomen', 'A2', size, 5, 114.3, 35, 67.1, 11300, 4],
      ),
    );
    expect(good).toMatchObject({ model: 'A1', size: '9.5×18', wheel: '5×114.3 ET25 D73.1' });
  },
);

test.each([
  ['LI/SI', (load: number, speed: string) => `(${load}${speed})`],
  ['Индексы', (load: number, speed: string) => `${load}/${speed}`],
  ['ИН/ИС', (load: number, speed: string) => `${load} ${speed}`],
])('both indices in one column: %s', async (title, written) => {
  const goods = await summariesOf(
    list(
      ['Бренд', 'Модель', 'Размер', title, 'Цена', 'Остаток'],
      ...TYRES.map(([brand, model, size, load, speed]) => [
        brand,
        model,
        size,
        written(load, speed),
        5000,
        4,
      ]),
    ),
  );
  expect(goods).toMatchObject([{ indices: '82T' }, { indices: '88H' }, { indices: '91V' }]);
});

test.each(['205 55 16', '205/55/16', '205-55-16'])(
  'a size without its letter: %s',
  async (size) => {
    const goods = await summariesOf(
      list(
        ['Наименование', 'Размерность', 'Цена', 'Остаток'],
        ['Viatti V-1', size, 5000, 4],
        ['Viatti V-2', size, 5100, 4],
      ),
    );
    expect(goods).toMatchObject([{ size: '205/55 R16' }, { size: '205/55 R16' }]);
  },
);

test('«Наличие шипов» says whether there are studs, and never how many are in stock', async () => {
  const [studded, plain] = await summariesOf(
    list(
      ['Бренд', 'Модель', 'Размер', 'Наличие шипов', 'Цена', 'Остаток, шт.'],
      ['Nokian', 'Hakka 9', '185/65 R15', 1, 5000, 17],
      ['Nokian', 'Hakka R5', '185/65 R15', 0, 5000, 9],
    ),
  );
  expect(studded).toMatchObject({ studded: true, stocks: 'null: 17' });
  expect(plain).toMatchObject({ studded: false, stocks: 'null: 9' });
});

test('«а/ш» is a tyre of a car, and has no studs for that', async () => {
  const [good] = await summariesOf(
    list(
      ['Товар', 'Цена', 'Остаток'],
      ['а/ш Viatti Strada V-130 185/65 R15 88H', 5000, 4],
      ['а/ш Viatti Bosco V-237 215/65 R16 98H', 5000, 4],
    ),
  );
  expect(good).toMatchObject({ brand: 'Viatti', season: null, studded: null });
});

test('columns are known by what they hold, where their titles say something else', async () => {
  const [good] = await summariesOf(
    list(
      ['Поставка', 'Линейка', 'Size', 'Применение (сезон)', 'Цена безнал', 'РРЦ', 'Св. ост.'],
      ['Michelin', 'Primacy 4', '205/55 R16', 'лето', '5 200 ?', '6 200 ?', 4],
      ['Nokian Tyres', 'Hakkapeliitta R5', '205/55 R16', 'зима', '7 200 ?', '8 200 ?', 8],
      ['Kumho', 'WinterCraft ice WI31', '205/55 R16', 'зима', '6 200 ?', '7 200 ?', 9],
    ),
  );
  expect(good).toMatchObject({
    brand: 'Michelin',
    model: 'Primacy 4',
    season: 'summer',
    price: 5200,
    stocks: 'null: 4',
  });
});

test('the name beside columns of brand and model tells what these leave out', async () => {
  const goods = await summariesOf(
    list(
      ['Бренд', 'Модель', 'Ширина', 'Профиль', 'Диаметр', 'Описание', 'Цена', 'Остаток'],
      ['Viatti', 'Brina V-521', 205, 55, 16, 'Шина автомобильная шип. XL', 5000, 4],
      ['Nokian', 'Hakka Green 3', 185, 65, 15, 'Шина автомобильная', 5000, 4],
      ['Michelin', 'X-Ice North 4', 205, 55, 16, 'Шина автомобильная шип.', 5000, 4],
    ),
  );
  expect(goods).toMatchObject([
    { model: 'Brina V-521', studded: true, xl: true },
    { model: 'Hakka Green 3', xl: false },
    { model: 'X-Ice North 4', studded: true },
  ]);
});

test('titles of amounts alone are titles, and the numbers of the rows no stock', async () => {
  const goods = await summariesOf(
    list(
      ['№', 'В наличии', 'Ваша цена', 'Наименование товара', 'В пути'],
      [1, '56 шт', 5000, 'Viatti Strada V-130 185/65 R15 88H', 8],
      [2, '40 шт', 5100, 'Viatti Bosco V-237 215/65 R16 98H', 4],
    ),
  );
  expect(goods).toMatchObject([{ stocks: 'null: 56' }, { stocks: 'null: 40' }]);
});

test('a star behind the speed is a mark of BMW, and elsewhere a note of the list', async () => {
  const goods = await summariesOf(
    list(
      ['Товар', 'Цена', 'Остаток'],
      ['Michelin Primacy 4 225/45 R18 95Y XL*', 5000, 4],
      ['Michelin Primacy 4 225/45 R18 95Y летняя*', 5000, 4],
    ),
  );
  expect(goods).toMatchObject([
    { xl: true, homologation: '*' },
    { xl: false, season: 'summer', homologation: null },
  ]);
});

test('`9/20 5x112` is a wheel where an offset and a bore stand beside it', async () => {
  const [good] = await summariesOf(
    list(
      ['Позиция', 'Модель диска', 'ET', 'DIA', 'Опт', 'В наличии'],
      ['9/20 5x112', 'IND-T', 25, 66.6, 15000, 4],
      ['7/17 5x105', 'R162', 42, 56.6, 8000, 4],
    ),
  );
  expect(good).toMatchObject({ section: 'disks', size: '9×20', wheel: '5×112 ET25 D66.6' });
});

test.each([
  ['315/80/22.5', 'truck_tyres'],
  ['315-80-22,5', 'truck_tyres'],
  ['315*70 22.5', 'truck_tyres'],
  ['400/60-22.5', 'special_tyres'],
])('the size %s is of %s', async (size, section) => {
  const goods = await summariesOf(
    list(
      ['Товар', 'Size', 'Цена', 'Наличие'],
      ['Шины Cordiant DO-1', size, 25000, 4],
      ['Шины Cordiant VC-1', size, 25500, 8],
    ),
  );
  expect(goods).toMatchObject([{ section }, { section }]);
});

describe('a list without titles', () => {
  const SIZES = [
    '285/45 R21 113T XL',
    '215/65 R16 98H',
    '215/45 R17 91V XL',
    '195/65 R15 91T',
    '205/55 R16 94V',
  ];
  const NAMES = [
    'Michelin X-Ice North',
    'Matador MP-72 Izzarda',
    'Tigar Winter Sport',
    'Viatti Bosco Nord',
    'Nokian Hakka Blue',
  ];
  const untitled = (codes: readonly (string | number)[], prices: readonly (string | number)[]) =>
    list(
      ...SIZES.map((size, at): Cells[number] => [
        at,
        codes[at] ?? null,
        NAMES[at] ?? null,
        size,
        prices[at] ?? null,
        at % 2 ? '4 шт.' : 'в сети',
      ]),
    );
  const fieldsOf = async (...given: Parameters<typeof untitled>) =>
    (await layoutsOf(untitled(...given)))[0]?.columns.map(({ field }) => field);

  test.for([
    ['700051', '700074', '700112', '700130', '700196'],
    ['51007', '20741', '97112', '40138', '71963'],
    ['4321', '9876', '1238', '5642', '7763'],
  ])('takes no codes for prices: %s', async (codes) => {
    expect(await fieldsOf(codes, [32990, 7990, 8650, 4100, 5200])).toEqual([
      null,
      'supplier_article',
      'name',
      'size',
      'bulk_price',
      'quantity',
    ]);
    // without any price it stops
    expect(await fieldsOf(codes, [])).not.toContain('bulk_price');
  });

  test('with prices of sets alone refuses its rows, each with the reason', async () => {
    const goods = await summariesOf(
      untitled(
        ['700051', '700074', '700112', '700130', '700196'],
        SIZES.map((_, at) => `/ ${13 + at} 960 ₽ за 4 шт.`),
      ),
    );
    expect(new Set(goods)).toEqual(new Set([expect.stringMatching(/комплект/)]));
  });

  test('keeps prices that rise from row to row', async () => {
    expect(await fieldsOf([], [4100, 4250, 5990, 6300, 8000])).toContain('bulk_price');
  });
});
