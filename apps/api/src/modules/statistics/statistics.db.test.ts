import type { Statistics } from '@org/api-client/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CatalogApp, createCatalogApp } from '../../testing/catalog/catalog-app.ts';
import type { TestOffer } from '../../testing/catalog/random-catalog.ts';
import { keepMarketDay } from './statistics.jobs.ts';

let server: CatalogApp;
beforeAll(async () => {
  server = await createCatalogApp();
});
afterAll(() => server.close());

const statistics = async () => (await server.send('/statistics')).body as Statistics;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const count = (offers: readonly TestOffer[], key: 'product_id' | 'supplier_id') =>
  new Set(offers.map((offer) => offer[key])).size;
const pieces = (offers: readonly TestOffer[]) => sum(offers.map(({ quantity }) => quantity));

test('the figures are those of the live offers', async () => {
  const { totals, sections, cities, top_brands, tyre_brands, popular_sizes } = await statistics();
  const live = server.catalog.offers.filter(({ quantity }) => quantity > 0);
  const products = new Map(server.catalog.products.map((product) => [product.id, product]));
  const of = (offer: TestOffer) => products.get(offer.product_id);

  expect(totals).toEqual({
    products: count(live, 'product_id'),
    offers: live.length,
    suppliers: count(live, 'supplier_id'),
    quantity: pieces(live),
  });
  for (const { section, ...figures } of sections) {
    const sectionOffers = live.filter((offer) => of(offer)?.section === section);
    expect(figures, section).toEqual({
      products: count(sectionOffers, 'product_id'),
      offers: sectionOffers.length,
      suppliers: count(sectionOffers, 'supplier_id'),
      quantity: pieces(sectionOffers),
      min_bulk_price: Math.min(...sectionOffers.map(({ bulk_price }) => bulk_price)),
    });
  }
  for (const { city, ...figures } of cities) {
    const cityOffers = live.filter((offer) => offer.city === city);
    expect(figures, city).toEqual({
      offers: cityOffers.length,
      suppliers: count(cityOffers, 'supplier_id'),
      quantity: pieces(cityOffers),
    });
  }
  expect(cities).toHaveLength(new Set(live.map(({ city }) => city)).size);
  for (const { brand, quantity } of top_brands)
    expect(quantity, brand).toBe(pieces(live.filter((offer) => of(offer)?.brand === brand)));
  const tyres = live.filter((offer) => of(offer)?.section === 'tyres');
  for (const { brand, ...figures } of tyre_brands)
    for (const [season, quantity] of Object.entries(figures)) {
      const modelOffers = tyres.filter((offer) => {
        const product = of(offer);
        return product?.brand === brand && product.attributes.season === season;
      });
      expect(quantity, `${brand} ${season}`).toBe(pieces(modelOffers));
    }
  expect(popular_sizes).toMatchObject([{ size: '205/55 R16', offers: tyres.length }]);
});

test('lists come most first', async () => {
  const { cities, top_brands } = await statistics();
  for (const figures of [
    cities.map(({ offers }) => offers),
    top_brands.map(({ quantity }) => quantity),
  ])
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
});

test('a sale shows at once', async () => {
  const before = await statistics();
  expect(await statistics()).toEqual(before);
  await server.db.query('update offer set quantity = quantity + 5 where id = 1');
  const { totals } = await statistics();
  expect(totals.quantity).toBe(before.totals.quantity + 5);
});

test('price lists and the index of prices are in order of time', async () => {
  await server.db.query(
    `update company set price_list_at = now() - interval '1 hour' * right(name, 1)::int`,
  );
  await server.db.query(
    `insert into price_index values (1, current_date - 1, 700), (2, current_date - 1, 800), (1, current_date - 40, 600), (1, current_date - 900, 1)`,
  );
  // both are read anew when the catalog changes
  await server.db.query('update offer set quantity = quantity + 1 where id = 2');
  const { price_lists, price_index } = await statistics();
  expect(price_lists.map(({ supplier }) => supplier.name)).toEqual(
    server.catalog.suppliers.map(({ name }) => name),
  );
  expect(price_index.map(({ section, median_bulk_price }) => [section, median_bulk_price])).toEqual(
    [
      ['tyres', 600],
      ['tyres', 700],
      ['disks', 800],
    ],
  );
});

describe('a day of the market', () => {
  test('is kept once, as it stood when it was last counted', async () => {
    await keepMarketDay(server.db);
    await server.db.query('update offer set quantity = quantity + 3 where id = 1');
    await keepMarketDay(server.db);
    const { totals, trend, popular_sizes, size_prices, price_index } = await statistics();
    expect(trend).toMatchObject([
      { offers: totals.offers, suppliers: totals.suppliers, quantity: totals.quantity },
    ]);
    const [size] = popular_sizes;
    expect(size?.min_bulk_price_before).toBeNull();
    expect(size_prices.dates).toHaveLength(1);
    expect(size_prices.sizes.map((one) => one.size)).toEqual(
      popular_sizes.slice(0, 6).map((one) => one.size),
    );
    for (const { seasons } of size_prices.sizes)
      for (const { values } of seasons)
        expect(values[0]).toBeGreaterThanOrEqual(size?.min_bulk_price ?? 0);
    expect(price_index.map(({ section }) => section)).toContain('tyres');
    const { rows } = await server.db.query<{ differ: number }>(
      `select count(*)::int differ from listing l left join price_history h on h.product_id = l.product_id and h.day = current_date
       where l.offers_count > 0 and h.min_bulk_price is distinct from l.min_bulk_price`,
    );
    expect(rows).toEqual([{ differ: 0 }]);
  });

  test('a price is noted down on the days when it changes', async () => {
    await server.db.query(`update price_history set day = current_date - 5`);
    await server.db.query(`update offer set bulk_price = 100 where id = 1`);
    await keepMarketDay(server.db);
    const { rows } = await server.db.query(
      `select min_bulk_price from price_history where day = current_date`,
    );
    expect(rows).toEqual([{ min_bulk_price: 100 }]);
  });

  test('a week makes the change of a price', async () => {
    await server.db.query(`update size_price set day = current_date - 8, min_bulk_price = 90`);
    await keepMarketDay(server.db);
    expect((await statistics()).popular_sizes[0]?.min_bulk_price_before).toBe(90);
  });
});

test('sizes that buyers look for lead the list', async () => {
  const before = (await statistics()).popular_sizes;
  const last = before.at(-1);
  expect(before.map(({ requests }) => requests)).toEqual(before.map(() => 0));
  const [width = 0, profile = 0, diameter = 0] = last?.size.match(/[\d.]+/g)?.map(Number) ?? [];
  await server.db.query(
    `insert into demand_week (week, part, section, size, buyers, nothing, dear, late)
     values (date_trunc('week', now() at time zone 'Europe/Moscow'), 'size', 1, $1, 7, 0, 0, 0)`,
    [[width * 100, profile * 100, diameter * 100, 0]],
  );
  await keepMarketDay(server.db);
  const [first] = (await statistics()).popular_sizes;
  expect(first).toMatchObject({ size: last?.size, requests: 7 });
});
