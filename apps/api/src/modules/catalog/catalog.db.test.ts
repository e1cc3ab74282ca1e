import type { OfferPage, Product, ProductPage, ProductRestsBody } from '@org/api-client/schema';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CatalogApp, createCatalogApp, FAVORITES } from '../../testing/catalog/catalog-app.ts';
import type { TestOffer } from '../../testing/catalog/random-catalog.ts';
import { priced } from '../../testing/priced.ts';

let server: CatalogApp;
beforeAll(async () => {
  server = await createCatalogApp();
});
afterAll(() => server.close());

const liveOffers = (id: number) =>
  server.catalog.offers.filter(({ product_id, quantity }) => product_id === id && quantity > 0);
const offered = () => server.catalog.products.filter(({ id }) => liveOffers(id).length > 1);

describe('links', () => {
  test('lead from page to page with the same body, and end at the ends', async () => {
    const body = { width: [205], order_by: 'quantity__asc', per_page: 4 };
    const first = await server.post<ProductPage>('/search_v2/tyres', body);
    expect(first.links.prev).toBeNull();
    expect(first.links.first).toBe(
      'https://protektor.example/api/search_v2/tyres?page=1&per_page=4',
    );
    const ids = first.data.map(({ id }) => id);
    let page = first;
    while (page.links.next) {
      page = await server.post<ProductPage>(page.links.next, { ...body, page: 1 });
      expect(page.meta.from).toBe(ids.length + 1);
      ids.push(...page.data.map(({ id }) => id));
      expect(page.meta.to).toBe(ids.length);
    }
    expect(page.meta.current_page).toBe(page.meta.last_page);
    expect(new Set(ids).size).toBe(first.meta.total);
    expect(ids).toHaveLength(first.meta.total);
  });

  test('beyond the last page there is nothing, and the way back', async () => {
    const { data, meta, links } = await server.post<ProductPage>('/search_v2/disks?page=900', {});
    expect(data).toEqual([]);
    expect(meta).toMatchObject({
      page: 900,
      from: null,
      to: null,
      path: 'https://protektor.example/api/search_v2/disks',
    });
    expect(meta.total).toBeGreaterThan(0);
    expect(links.next).toBeNull();
    expect(links.prev).toBe(links.last);
  });

  test.each([
    [{ page: 0 }, 'page'],
    [{ per_page: 101 }, 'per_page'],
    [{ page: 1.5 }, 'page'],
    [{ width: ['205'] }, 'width.0'],
    [{ rim_width: [7] }, 'rim_width'],
    [{ facets: ['axle'] }, 'facets.0'],
  ])('%j is refused', async (payload, field) => {
    const { status, body } = await server.send('/search_v2/tyres', payload);
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
  });
});

describe('favourites', () => {
  test.each(['/search_v2/moto_tyres', '/product/1/rests'])(
    '%s needs a login for them',
    async (url) => {
      const visitor = { isVisitor: true };
      expect((await server.send(url, { favorite: true }, visitor)).status).toBe(401);
      expect((await server.send(url, { favorite: false }, visitor)).status).toBe(200);
      expect((await server.send(url, { favorite: true })).status).toBe(200);
    },
  );

  test('a visitor has none to count', async () => {
    const { body } = await server.send(
      '/search_v2/tyres',
      { facets: ['favorite'] },
      { isVisitor: true },
    );
    expect((body as ProductPage).facets.favorite).toEqual([]);
  });
});

describe('offers of a product', () => {
  const orders: Record<string, (a: TestOffer, b: TestOffer) => number> = {
    bulk_price__asc: () => 0,
    delivery_days__asc: (a, b) =>
      a.delivery_days_max - b.delivery_days_max || a.delivery_days_min - b.delivery_days_min,
    quantity__desc: (a, b) => b.quantity - a.quantity,
  };
  const bodies = fc.record(
    {
      order_by: fc.constantFrom(...Object.keys(orders)),
      city: fc.constant<string[]>(['Москва', 'Казань']),
      quantity_min: fc.constantFrom(2, 6),
      price_max: fc.constantFrom(200_000, 300_000),
      delivery_days_max: fc.constantFrom(1, 3),
      favorite: fc.boolean(),
      page: fc.integer({ min: 1, max: 2 }),
      per_page: fc.integer({ min: 1, max: 4 }),
    },
    { requiredKeys: [] },
  );

  test('are those that count, in the order asked for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), bodies, async (luck, body) => {
        const products = offered();
        const { id } = products[luck % products.length]!;
        const expected = liveOffers(id)
          .filter(({ city }) => !body.city || body.city.includes(city))
          .filter(({ quantity }) => quantity >= (body.quantity_min ?? 0))
          .filter(({ bulk_price }) => bulk_price <= (body.price_max ?? 1e9))
          .filter((offer) => offer.delivery_days_max <= (body.delivery_days_max ?? 99))
          .filter(({ supplier_id }) => !body.favorite || FAVORITES.includes(supplier_id))
          .sort((a, b) => {
            const first = orders[body.order_by ?? 'bulk_price__asc']!(a, b);
            return first || a.bulk_price - b.bulk_price || a.id - b.id;
          });
        const { page = 1, per_page = 20 } = body;
        const answer = await server.post<OfferPage>(
          `/product/${id}/rests`,
          body as ProductRestsBody,
        );
        expect(answer.meta.total).toBe(expected.length);
        expect(answer.cities_count).toBe(new Set(expected.map(({ city }) => city)).size);
        expect(answer.data).toMatchObject(
          expected.slice((page - 1) * per_page, page * per_page).map((offer) => ({
            id: String(offer.id),
            city: offer.city,
            bulk_price: offer.bulk_price,
            quantity: offer.quantity,
            delivery_days_min: offer.delivery_days_min,
            delivery_days_max: offer.delivery_days_max,
            supplier: { id: offer.supplier_id, favorite: FAVORITES.includes(offer.supplier_id) },
          })),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('are sorted by what they cost a buyer who deducts VAT, and one who does not', async () => {
    await server.db.exec(
      `update offer set vat_rate = (array[22, 5, null, 0])[id % 4 + 1], vat_included = id % 3 > 0`,
    );
    const { id } = offered().find((product) => liveOffers(product.id).length > 3)!;
    const costs = async (order_by: ProductRestsBody['order_by']) => {
      const { data } = await server.post<OfferPage>(`/product/${id}/rests`, { order_by });
      return data.map(priced).map(({ bulk_price, vat_rate, vat_included }) => {
        const rate = (100 + (vat_rate ?? 0)) / 100;
        if (order_by === 'net_cost__asc') return vat_included ? bulk_price / rate : bulk_price;
        return vat_included ? bulk_price : bulk_price * rate;
      });
    };
    for (const order of ['net_cost__asc', 'gross_cost__asc'] as const) {
      const found = await costs(order);
      expect(found.length).toBeGreaterThan(3);
      expect(found).toEqual(found.toSorted((a, b) => a - b));
    }
  });

  test('there are none of a product that does not exist', async () => {
    expect(await server.send('/product/987654/rests', {})).toMatchObject({
      status: 404,
      body: { message: 'Такого товара нет' },
    });
    expect((await server.send('/product/0/rests', {})).status).toBe(422);
  });
});

describe('a product', () => {
  test('shows the aggregates over all of its live offers', async () => {
    const { id } = offered()[0]!;
    const { status, body } = await server.send(`/product/${id}`);
    const prices = liveOffers(id)
      .map(({ bulk_price }) => bulk_price)
      .sort((a, b) => a - b);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: String(id),
      min_bulk_price: prices[0],
      max_bulk_price: prices.at(-1),
      offers_count: prices.length,
      prices,
    });
  });

  test('without offers has no price', async () => {
    const { id } = server.catalog.products.find((product) => liveOffers(product.id).length === 0)!;
    const { body } = await server.send(`/product/${id}`);
    expect(body as Product).toMatchObject({
      min_bulk_price: null,
      offers_count: 0,
      quantity: 0,
      prices: [],
      updated_at: null,
    });
  });

  test('has a history of prices', async () => {
    await server.db.query(
      `insert into price_history values (7, current_date - 3, 500, 2), (7, current_date - 10, 400, 1), (7, current_date - 800, 1, 1)`,
    );
    const { body } = await server.send('/product/7/price-history');
    expect(body).toMatchObject({
      data: [
        { min_bulk_price: 400, offers_count: 1 },
        { min_bulk_price: 500, offers_count: 2 },
      ],
    });
    expect((await server.send('/product/8/price-history')).body).toEqual({ data: [] });
    expect((await server.send('/product/987654/price-history')).status).toBe(404);
  });
});

test('facets follow the favourites and the offers at once', async () => {
  const ask = () =>
    server.post<ProductPage>('/search_v2/tyres', { facets: ['favorite', 'supplier_id'] });
  const before = await ask();
  expect((await ask()).facets).toEqual(before.facets);
  const gone = FAVORITES[0];
  await server.db.query('delete from favorite_supplier where supplier_id = $1', [gone]);
  expect((await ask()).facets.favorite).not.toEqual(before.facets.favorite);
  await server.db.query('update offer set quantity = 0 where supplier_id = $1', [gone]);
  const after = await ask();
  expect(after.facets.supplier_id?.map(({ value }) => value)).not.toContain(gone);
  expect(after.meta.total).toBeLessThan(before.meta.total);
});
