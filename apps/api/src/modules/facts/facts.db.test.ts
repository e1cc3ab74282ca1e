import type { ProductFacts } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPriceListApp, type PriceListApp } from '../../testing/price-lists/price-list-app.ts';
import { workbook } from '../../testing/price-lists/workbook.ts';
import { createUser } from '../../testing/visitor.ts';

let app: PriceListApp;
let product: string;
beforeAll(async () => {
  app = await createPriceListApp();
});
afterAll(() => app.server.close());

/** A price list with one tyre, whose season is in the column, or only in the name. */
const list = (model: string, season: string, words = '') =>
  workbook({
    Шины: [
      ['Наименование', 'Опт', 'Остаток', 'Сезон'],
      [`Шина ${words} Zimogor ${model} 205/55 R16 94T`, 4000, 4, season],
    ],
  });

const path = () => `/product/${product}/facts`;
const seasonOf = ({ facts }: ProductFacts) => facts.find(({ attribute }) => attribute === 'season');
const season = async (user = app.user) => seasonOf((await user.get(path())).json<ProductFacts>());
const correct = (facts: object[], company = app.supplierId()) =>
  app.user.put(`/companies/${company}/products/${product}/facts`, { facts });

/**
 * Each test has a tyre that one supplier's column calls a summer tyre and another's name a winter tyre. The second
 * supplier is the current one.
 */
let number = 0;
beforeEach(async () => {
  const model = `Lumen ${++number}`;
  await app.changeSupplier();
  await app.apply(list(model, 'лето'));
  await app.changeSupplier();
  await app.apply(list(model, '', 'зимняя'));
  const { rows } = await app.server.db.query<{ id: string }>(
    'select product_id::text id from offer where supplier_id = $1',
    [app.supplierId()],
  );
  product = rows[0]?.id ?? '';
});

test('everybody sees what suppliers state differently, and how many state each value', async () => {
  const answer = await app.server.app.inject({ url: `/api${path()}` });
  expect(answer.json().companies).toEqual([]);
  expect(seasonOf(answer.json())).toMatchObject({
    label: 'Сезон',
    value: 'summer',
    value_label: 'Лето',
    is_disputed: true,
    votes: [
      { value: 'summer', label: 'Лето', suppliers: 1, source: 'column', is_own: false },
      { value: 'winter', label: 'Зима', suppliers: 1, source: 'name', is_own: false },
    ],
  });
});

test('a seller of a product corrects a value, buyers find the product by it, and the correction can be undone', async () => {
  const corrected = await correct([{ attribute: 'season', value: 'winter' }]);
  expect(corrected.statusCode).toBe(200);
  expect(seasonOf(corrected.json())).toMatchObject({ value: 'winter', is_disputed: true });
  expect((await season())?.votes[0]).toMatchObject({ source: 'person', is_own: true });
  const found = await app.user.post('/search_v2/tyres', {
    season: ['winter'],
    product_id: [product],
  });
  expect(found.json().data).toMatchObject([{ id: product, season: 'winter' }]);
  // the supplier's next list does not undo it
  await app.apply(list(`Lumen ${number}`, 'всесезон'));
  expect(await season()).toMatchObject({ value: 'winter' });
  await correct([{ attribute: 'season', value: null }]);
  expect(await season()).not.toMatchObject({ value: 'winter' });
});

test('a correction ends when its supplier no longer sells the product', async () => {
  await correct([{ attribute: 'season', value: 'all_season' }]);
  expect(await season()).toMatchObject({ value: 'all_season' });
  await app.server.db.query('delete from offer where supplier_id = $1', [app.supplierId()]);
  expect(await season()).toMatchObject({ value: 'summer', is_disputed: false });
});

test('only a seller corrects a product, and only with a value that exists', async () => {
  const seller = app.supplierId();
  await app.changeSupplier();
  const facts = [{ attribute: 'season', value: 'winter' }];
  expect((await correct(facts)).statusCode).toBe(404);
  const stranger = await createUser(app.server, { email: `stranger${number}@koleso.ru` });
  const put = await stranger.put(`/companies/${seller}/products/${product}/facts`, { facts });
  expect(put.statusCode).toBe(404);
  for (const wrong of [
    { attribute: 'season', value: 'autumn' },
    { attribute: 'season', value: true },
    { attribute: 'width', value: '205' },
    { attribute: 'axle', value: 'steer' },
  ])
    expect((await correct([wrong], seller)).statusCode).toBe(422);
  product = '2147483648';
  expect((await correct(facts, seller)).statusCode).toBe(404);
  expect((await app.user.get(path())).statusCode).toBe(404);
});
