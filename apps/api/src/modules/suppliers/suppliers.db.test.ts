import type { Supplier, SupplierCard, SupplierPage } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CatalogApp, createCatalogApp, FAVORITES } from '../../testing/catalog/catalog-app.ts';
import type { TestOffer } from '../../testing/catalog/random-catalog.ts';
import { createUser, type User, visitor } from '../../testing/visitor.ts';

let server: CatalogApp;
let buyer: User;
beforeAll(async () => {
  server = await createCatalogApp();
  // what suppliers are sorted and told apart by; two confirm equally often, one has too few orders to say
  await server.db.query(
    `insert into supplier_reliability (supplier_id, orders, confirmed)
     select id, case right(name, 1) when '1' then 19 else 20 end, least(18, 14 + right(name, 1)::int) from company`,
  );
  await server.db.query(
    `update company set inn = '667' || right(name, 1) || '000000',
       min_order_sum = 100000 * (7 - right(name, 1)::int), price_list_at = now() - interval '1 hour' * right(name, 1)::int,
       phone = '73430000000', email = 'opt@koleso.example', site = 'https://koleso.example'`,
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.query(`delete from account where email = 'buyer@koleso.ru'`);
  buyer = await createUser(server, { email: 'buyer@koleso.ru' });
});

const search = (body: object) => server.post<SupplierPage>('/search/suppliers', body);
const idsOf = ({ data }: { data: SupplierCard[] }) => data.map(({ id }) => id);
const names = ({ data }: { data: SupplierCard[] }) => data.map(({ name }) => name);

/** Live offers, each with its product. */
const live = () => {
  const products = new Map(server.catalog.products.map((product) => [product.id, product]));
  return server.catalog.offers
    .filter(({ quantity }) => quantity > 0)
    .map((offer) => ({ ...offer, product: products.get(offer.product_id)! }));
};
const suppliersOf = (offers: readonly TestOffer[]) =>
  [...new Set(offers.map(({ supplier_id }) => supplier_id))].sort();

describe('the search', () => {
  test('shows everybody with stock, with figures that are those of the live offers', async () => {
    const { data, meta } = await search({});
    expect(idsOf({ data }).sort()).toEqual(suppliersOf(live()));
    expect(meta.total).toBe(data.length);
    for (const supplier of data) {
      const supplierOffers = live().filter(({ supplier_id }) => supplier_id === supplier.id);
      expect(supplier.offers_count).toBe(supplierOffers.length);
      expect(supplier.products_count).toBe(
        new Set(supplierOffers.map(({ product_id }) => product_id)).size,
      );
      for (const { section, products, offers, quantity } of supplier.sections) {
        const sold = supplierOffers.filter(({ product }) => product.section === section);
        expect({ products, offers, quantity }, section).toEqual({
          products: new Set(sold.map(({ product_id }) => product_id)).size,
          offers: sold.length,
          quantity: sold.reduce((sum, offer) => sum + offer.quantity, 0),
        });
      }
      const places = server.catalog.offers.filter(({ supplier_id }) => supplier_id === supplier.id);
      expect(supplier.cities).toEqual([...new Set(places.map(({ city }) => city))].sort());
      expect(supplier.terms.delivery_days).toBe(
        Math.min(...places.map(({ delivery_days_min }) => delivery_days_min)),
      );
    }
  });

  test('section, city and brand hold together, of one offer', async () => {
    const { brands, cities } = server.catalog;
    for (const section of ['tyres', 'moto_tyres'])
      for (const city of cities)
        for (const { name: brand } of brands) {
          const fitting = live().filter(
            (offer) =>
              offer.product.section === section &&
              offer.city === city &&
              offer.product.brand === brand,
          );
          const found = await search({ section: [section], city: [city], brand: [brand] });
          expect(idsOf(found).sort(), `${section} ${city} ${brand}`).toEqual(suppliersOf(fitting));
        }
    for (const city of cities)
      expect(idsOf(await search({ city: [city] })).sort()).toEqual(
        suppliersOf(live().filter((offer) => offer.city === city)),
      );
    expect(idsOf(await search({ brand: ['Такого нет'] }))).toEqual([]);
  });

  test('finds by name in either alphabet and by INN', async () => {
    const [first] = server.catalog.suppliers;
    expect(names(await search({ q: first!.name.toUpperCase() }))).toContain(first!.name);
    expect(await search({ q: '6671' })).toMatchObject({ data: [{ id: first!.id }] });
    expect(names(await search({ q: 'никого такого' }))).toEqual([]);
  });

  test.each([
    [
      'reliability__desc',
      (a: SupplierCard, b: SupplierCard) =>
        (b.reliability.confirmed ?? -1) - (a.reliability.confirmed ?? -1) ||
        Date.parse(b.price_list_at!) - Date.parse(a.price_list_at!),
    ],
    ['name__asc', (a: SupplierCard, b: SupplierCard) => (a.name < b.name ? -1 : 1)],
    ['name__desc', (a: SupplierCard, b: SupplierCard) => (a.name < b.name ? 1 : -1)],
    ['offers_count__desc', (a: SupplierCard, b: SupplierCard) => b.offers_count - a.offers_count],
    [
      'price_list_at__desc',
      (a: SupplierCard, b: SupplierCard) =>
        Date.parse(b.price_list_at!) - Date.parse(a.price_list_at!),
    ],
    [
      'min_order_sum__asc',
      (a: SupplierCard, b: SupplierCard) => a.terms.min_order_sum - b.terms.min_order_sum,
    ],
  ])('sorts by %s, ties by id, favourites first on wish', async (order_by, compare) => {
    const { data } = await search({ order_by });
    const byId = (a: SupplierCard, b: SupplierCard) => (a.id < b.id ? -1 : 1);
    const sorted = data.toSorted((a, b) => compare(a, b) || byId(a, b));
    expect(names({ data })).toEqual(names({ data: sorted }));
    const first = await search({ order_by, favorites_first: true });
    const favorites = sorted.toSorted((a, b) => Number(b.favorite) - Number(a.favorite));
    expect(names(first)).toEqual(names({ data: favorites }));
    expect(idsOf(first).slice(0, FAVORITES.length).sort()).toEqual([...FAVORITES].sort());
  });

  test('pages neither repeat nor skip, and a page past the end is empty', async () => {
    const all = idsOf(await search({}));
    const pages: string[] = [];
    for (let page = 1; page <= all.length; page++) {
      const { data, meta } = await search({ page, per_page: 1 });
      expect(meta.total).toBe(all.length);
      pages.push(...idsOf({ data }));
    }
    expect(pages).toEqual(all);
    expect(await search({ page: 9 })).toMatchObject({ data: [], meta: { total: all.length } });
  });

  test('only favourites are somebody’s: a visitor has none', async () => {
    expect(idsOf(await search({ favorite: true })).sort()).toEqual([...FAVORITES].sort());
    const asked = await server.send('/search/suppliers', { favorite: true }, { isVisitor: true });
    expect(asked.status).toBe(401);
    const first = await server.send(
      '/search/suppliers',
      { favorites_first: true },
      { isVisitor: true },
    );
    expect((first.body as SupplierPage).data.some(({ favorite }) => favorite)).toBe(false);
    expect(idsOf(first.body as SupplierPage)).toEqual(idsOf(await search({})));
  });

  test('who has sold everything is not in the list', async () => {
    const { data } = await search({});
    const gone = data[0]!.id;
    await server.db.query('update offer set quantity = 0 where supplier_id = $1', [gone]);
    expect(idsOf(await search({}))).not.toContain(gone);
    expect(await server.send(`/suppliers/${gone}`)).toMatchObject({
      status: 200,
      body: { sections: [], offers_count: 0 },
    });
    for (const { id, quantity } of server.catalog.offers)
      await server.db.query('update offer set quantity = $2 where id = $1 and quantity <> $2', [
        id,
        quantity,
      ]);
  });

  test.each([
    ['an unknown order', { order_by: 'price__asc' }, 'order_by'],
    ['an unknown section', { section: ['bicycles'] }, 'section.0'],
    ['a long name', { q: 'ш'.repeat(121) }, 'q'],
    ['an unknown field', { town: 'Казань' }, 'town'],
    ['page 0', { page: 0 }, 'page'],
  ])('refuses %s', async (_, body, field) => {
    const { status, body: answer } = await server.send('/search/suppliers', body);
    expect(status).toBe(422);
    expect(Object.keys((answer as { errors: object }).errors)).toEqual([field]);
  });
});

describe('a supplier’s page', () => {
  const contacts = ({ phone, email, site }: Supplier) => [phone, email, site];

  test('shows contacts to those who have signed in alone', async () => {
    const [{ id } = { id: '' }] = server.catalog.suppliers;
    await server.db.query(
      `insert into company (id, parent_id, name, city_id, phone) values (gen_random_uuid(), $1, 'Филиал', 1, '73430000001')`,
      [id],
    );
    const shownSupplier = (await buyer.get(`/suppliers/${id}`)).json<Supplier>();
    const open = (await visitor(server).get(`/suppliers/${id}`)).json<Supplier>();
    expect(contacts(shownSupplier)).toEqual([
      '73430000000',
      'opt@koleso.example',
      'https://koleso.example',
    ]);
    expect(shownSupplier.filials).toMatchObject([{ name: 'Филиал', phone: '73430000001' }]);
    expect(contacts(open)).toEqual([null, null, null]);
    expect(open.filials).toMatchObject([{ name: 'Филиал', phone: null }]);
    expect(open.sections).toEqual(shownSupplier.sections);
    expect(shownSupplier.warehouses.length).toBeGreaterThan(0);
  });

  test('a company that does not trade has no page', async () => {
    const { rows } = await server.db.query<{ id: string }>(
      `insert into company (id, name) values (gen_random_uuid(), 'Покупатель') returning id`,
    );
    const answer = await buyer.get(`/suppliers/${rows[0]!.id}`);
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Такого поставщика нет' }]);
    expect((await buyer.put(`/favorite-suppliers/${rows[0]!.id}`)).statusCode).toBe(404);
    expect((await buyer.get('/suppliers/nobody')).statusCode).toBe(422);
  });
});

describe('favourites', () => {
  const favorites = async (user: User) =>
    (await user.get('/favorite-suppliers')).json<SupplierPage>();

  test('are kept, lately added first, and told wherever a supplier appears', async () => {
    const [a, b] = server.catalog.suppliers.map(({ id }) => id);
    await buyer.put(`/favorite-suppliers/${a}`);
    await buyer.put(`/favorite-suppliers/${b}`);
    await buyer.put(`/favorite-suppliers/${a}`);
    expect(idsOf(await favorites(buyer))).toEqual([b, a]);
    expect((await buyer.get(`/suppliers/${a}`)).json()).toMatchObject({ favorite: true });
    const found = (await buyer.post('/search/suppliers', { favorite: true })).json<SupplierPage>();
    expect(idsOf(found).sort()).toEqual([a, b].sort());

    expect((await buyer.delete(`/favorite-suppliers/${a}`)).statusCode).toBe(204);
    expect((await buyer.delete(`/favorite-suppliers/${a}`)).statusCode).toBe(204);
    expect(idsOf(await favorites(buyer))).toEqual([b]);
  });

  test('nobody sees another’s', async () => {
    const other = await createUser(server, { email: `${Math.random()}@koleso.ru` });
    const [{ id } = { id: '' }] = server.catalog.suppliers;
    await buyer.put(`/favorite-suppliers/${id}`);
    expect((await favorites(other)).data).toEqual([]);
    expect((await other.get(`/suppliers/${id}`)).json()).toMatchObject({ favorite: false });
  });

  test('one that has sold everything stays, and so does its page', async () => {
    const { rows } = await server.db.query<{ id: string }>(
      `insert into company (id, name) values (gen_random_uuid(), 'Бывший') returning id`,
    );
    const { id } = rows[0]!;
    await server.db.query('insert into favorite_supplier values ($1, $2)', [buyer.id, id]);
    expect(await favorites(buyer)).toMatchObject({ data: [{ id, offers_count: 0, sections: [] }] });
    expect((await buyer.get(`/suppliers/${id}`)).statusCode).toBe(200);
    expect((await visitor(server).get(`/suppliers/${id}`)).statusCode).toBe(404);
  });

  test('ten presses at once add one', async () => {
    const [{ id } = { id: '' }] = server.catalog.suppliers;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => buyer.put(`/favorite-suppliers/${id}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(204));
    expect((await favorites(buyer)).meta.total).toBe(1);
  });
});
