import { isNoName, isPlaceholder } from '@org/tyre-names/trade/placeholders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPriceListApp, type PriceListApp } from '../../testing/price-lists/price-list-app.ts';
import { workbook } from '../../testing/price-lists/workbook.ts';

let app: PriceListApp;
beforeAll(async () => {
  app = await createPriceListApp();
  await app.apply(
    workbook({
      Шины: [
        ['Код', 'Бренд', 'Модель', 'Размер', 'Страна', 'Опт', 'Остаток'],
        ['1', 'Без бренда', 'Без модели', '205/55R16 91V', 'не указано', 4000, 4],
        ['2', 'Viatti', 'Не указано', '205/55R16 91V', 'Россия', 4100, 4],
        ['3', '-', 'Quamelio', '205/55R16 91V', 'Без страны', 4200, 4],
        ['4', 'Viatti', 'Strada Asimmetrico V-130', '205/55R16 91V', 'Россия', 4300, 4],
        ['5', 'Viatti', 'Strada Asimmetrico V-130', '195/65R15 91H', 'Россия', 4400, 4],
        ['6', 'нет', 'прочее', '195/65R15 91H', 'нет', 4500, 4],
      ],
    }),
  );
});
afterAll(() => app.server.close());

const search = async (body: object) =>
  (await app.user.post('/search_v2/tyres?per_page=50', body)).json();

test('no dictionary learns a word for what has no name', async () => {
  const namesOf = async (query: string) =>
    (await app.server.db.query<{ name: string }>(query)).rows.map(({ name }) => name);
  const names = await namesOf('select name from brand union all select name from model');
  // the mark of BMW is a star
  const words = await namesOf(
    `select value as name from attribute_value where value <> '*'
     union all select label from attribute_value where label <> '*'`,
  );
  expect(names.filter(isNoName)).toEqual([]);
  expect(words.filter(isPlaceholder)).toEqual([]);
});

test('a product without a brand or a model has none: null in the contract, and no word in its title', async () => {
  const { data } = await search({});
  const shown = data.map(({ brand, model, title }: Record<string, string | null>) => [
    brand,
    model,
    title,
  ]);
  expect(shown.toSorted()).toEqual(
    [
      [null, null, '205/55 R16 91V'],
      ['Viatti', null, 'Viatti 205/55 R16 91V'],
      [null, 'Quamelio', 'Quamelio 205/55 R16 91V'],
      ['Viatti', 'Strada Asimmetrico V-130', 'Viatti Strada Asimmetrico V-130 205/55 R16 91V'],
      ['Viatti', 'Strada Asimmetrico V-130', 'Viatti Strada Asimmetrico V-130 195/65 R15 91H'],
      [null, null, '195/65 R15 91H'],
    ].toSorted(),
  );
});

test('facets and counts are of names alone', async () => {
  const { facets } = await search({ facets: ['brand', 'model'] });
  expect(facets.brand).toEqual([{ value: 'Viatti', label: 'Viatti', count: 3 }]);
  expect(facets.model).toEqual([
    { value: 'Strada Asimmetrico V-130', label: 'Strada Asimmetrico V-130', count: 2 },
    { value: 'Quamelio', label: 'Quamelio', count: 1 },
  ]);
});

test.each<[object, number]>([
  [{ model: ['Quamelio'] }, 1],
  [{ model: ['Quamelio', 'Strada Asimmetrico V-130'] }, 3],
  [{ brand: ['Viatti'] }, 3],
  [{ brand_not: ['Viatti'] }, 3],
  [{ brand: ['Без бренда'] }, 0],
  [{ q: 'без бренда' }, 6],
  [{ q: 'quamelio' }, 1],
])('%j finds %i', async (body, total) => {
  const { meta } = await search(body);
  expect(meta.total).toBe(total);
});

test('tyres of no model make no staggered set', async () => {
  const size = { width: [205], profile: [55], diameter: [16] };
  const rear = { width: 195, profile: 65, diameter: 15 };
  const { data } = await search({ ...size, rear });
  expect(data.map(({ model }: { model: string | null }) => model)).toEqual([
    'Strada Asimmetrico V-130',
    'Strada Asimmetrico V-130',
  ]);
});
