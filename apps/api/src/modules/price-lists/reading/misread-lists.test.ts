import { expect, test } from 'vitest';
import { layoutsOf, list, summariesOf } from '../../../testing/price-lists/told.ts';

test('titles that nobody knows stay titles with the name of a group below them', async () => {
  const [layout] = await layoutsOf(
    list(
      [null, null, null, 'ОПТОВЫЙ ОТДЕЛ +7 900 000 00 00'],
      ['Арт', 'Шина / диск', 'Колонка А', 'Колонка Б', 'Регион'],
      [null, 'BFGOODRICH (12)'],
      ['6101', '265/70R17 121/118S All-Terrain T/A KO2', 18900, 18500, '12'],
      ['6102', '235/75R15 104/101S Mud-Terrain T/A KM3', 15900, 15500, '2'],
      [null, 'GENERAL TIRE'],
      ['6103', '265/70R17 121/118Q Grabber AT3', 16900, 16500, '4'],
    ),
  );
  expect(layout?.columns[0]).toMatchObject({ title: 'Арт', field: 'supplier_article' });
});

test('a set of pieces is not sold as one of them', async () => {
  const [good] = await summariesOf(
    list(
      ['Код', 'Наименование', 'Цена', 'Остаток'],
      ['1', 'Viatti Strada V-130 205/55 R16 91V комплект 4 шт', 19600, 2],
    ),
  );
  expect(good).toContain('Продаётся комплектом из 4 шт');
});

test('a model that is a whole name is read as one', async () => {
  const [good] = await summariesOf(
    list(
      ['Производитель', 'Модель', 'Цена', 'Остаток'],
      ['Viatti', 'Strada V-130 205/55R16 91V', 4900, 8],
    ),
  );
  expect(good).toMatchObject({ brand: 'Viatti', model: 'Strada V-130', size: '205/55 R16' });
});

test('the day on which goods come is no number of them', async () => {
  const [layout] = await layoutsOf(
    list(
      ['Наименование', 'Цена', 'Остаток', 'Дата поступления'],
      ['Viatti Strada V-130 205/55 R16 91V', 4900, 8, '05.12.2026'],
    ),
  );
  expect(layout?.columns[3]?.role).not.toBe('incoming');
});

test('lists side by side are told apart below names of their own', async () => {
  const goods = await summariesOf(
    list(
      ['Прайс опт г. Пермь'],
      ['ЗИМА ШИПЫ', null, null, null, null, 'ЛИПУЧКА'],
      ['Размер', 'Название', 'Цена', 'Шт', null, 'Размер', 'Название', 'Цена', 'Шт'],
      ['155/70/13', 'Viatti V-526 75Q', 2350, 4, null, '175/70/13', 'Viatti V-521 82T', 2690, 8],
      ['175/65/14', 'Viatti V-526 82T', 3300, 12, null, '185/60/14', 'Viatti V-521 82T', 3500, 2],
    ),
  );
  expect(goods).toHaveLength(4);
  expect(goods[0]).toMatchObject({
    price: 2350,
    stocks: 'null: 4',
    season: 'winter',
    studded: true,
  });
  expect(goods).toContainEqual(expect.objectContaining({ price: 3500, stocks: 'null: 2' }));
});

test('numbers of columns below the titles are no goods', async () => {
  const goods = await summariesOf(
    list(
      ['Код', 'Наименование', 'Цена', 'Остаток'],
      [1, 2, 3, 4],
      ['77', 'Viatti Strada V-130 205/55 R16 91V', 4900, 8],
    ),
  );
  expect(goods).toHaveLength(1);
});

test('the car that a wheel is for is no part of its model', async () => {
  const goods = await summariesOf(
    list(
      ['Бренд', 'Модель', 'Наименование', 'Цена', 'Остаток'],
      [
        'Khomen',
        'KHW1714 (17 Kodiaq)',
        'KHW1714 (17 Kodiaq) R17x7 5x112 ET40 CB57.1 Gray',
        9900,
        4,
      ],
      ['Khomen', '', 'KHW1714 (Changan CS35) R17x7 5x110 ET46 CB63.3 Gray', 9900, 4],
    ),
  );
  expect(goods).toMatchObject([{ model: 'KHW1714' }, { model: 'KHW1714' }]);
});
