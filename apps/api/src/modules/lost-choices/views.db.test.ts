import type { LostChoices } from '@org/api-client/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CatalogApp, createCatalogApp } from '../../testing/catalog/catalog-app.ts';
import { createCompany } from '../../testing/companies.ts';
import { createUser, type User } from '../../testing/visitor.ts';
import { addViews } from './lost-choices.sql.ts';

let server: CatalogApp;
/** Nine people: the first two are colleagues, the last sells. */
let people: User[];
let company: string;
/** Two products of the company's, and one that others sell. */
let ownOffers: string[];
let strange: string;
let offers: { id: string; product: string; supplier: string }[];

beforeAll(async () => {
  server = await createCatalogApp();
  people = await Promise.all(
    Array.from({ length: 9 }, (_, at) => createUser(server, { email: `v${at}@a.example` })),
  );
  company = server.catalog.suppliers[0]?.id ?? '';
  const { id } = await createCompany(people[0]!, { name: 'Каток' });
  for (const [of, at] of [
    [id, 1],
    [company, 8],
  ] as const)
    await server.db.query(
      'insert into company_member (company_id, account_id, is_owner) values ($1, $2, true)',
      [of, people[at]?.id],
    );
  const goods = async (condition: string) =>
    (
      await server.db.query<{ id: string }>(
        `select distinct product_id::text id from offer o where quantity > 0 and ${condition} order by 1 limit 2`,
      )
    ).rows.map(({ id }) => id);
  ownOffers = await goods(`supplier_id = '${company}'`);
  [strange = ''] = await goods(
    `product_id not in (select product_id from offer where supplier_id = '${company}')`,
  );
  const { rows } = await server.db.query<(typeof offers)[number]>(
    `select min(id)::text id, product_id::text product, supplier_id::text supplier from offer
     where quantity > 0 and product_id = any($1::int[]) group by 2, 3 order by 1`,
    [[...ownOffers, strange]],
  );
  offers = rows;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.viewCounter.flush();
  await server.db.exec('delete from demand_salt; delete from view_week; delete from cart_item');
});

const seen = async (by = 'product'): Promise<LostChoices['seen']> => {
  await server.app.viewCounter.flush();
  const answer = await people[8]!.get(`/companies/${company}/lost-choices?weeks=1&by=${by}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<LostChoices>().seen;
};
const open = (person: User | undefined, product = ownOffers[0]) =>
  person!.post(`/product/${product}/rests`, {});
const offerOf = (product = ownOffers[0]) =>
  offers.find((offer) => offer.product === product && offer.supplier === company)!;

test('is told from five buyers on; a buyer counts once a week, colleagues are one, who sells is none', async () => {
  for (const at of [0, 1, 2, 3, 4]) {
    await open(people[at]);
    await open(people[at]);
  }
  await open(people[8]);
  await server.send(`/product/${ownOffers[0]}/rests`, {}, { isVisitor: true });
  expect(await seen()).toEqual({ views: null, carts: null, orders: 0, goods: [] });
  await open(people[5]);
  await open(people[6], strange);
  expect(await seen()).toMatchObject({
    views: 5,
    carts: null,
    goods: [{ product: { id: ownOffers[0] }, views: 5, carts: null, orders: 0 }],
  });
  for (const by of ['model', 'size'])
    expect((await seen(by)).goods).toEqual([
      // what is seen here has no name: there are no words for it
      {
        title: by === 'model' ? null : expect.stringMatching(/\S/),
        product: null,
        views: 5,
        carts: null,
        orders: 0,
      },
    ]);
});

test('what is in the cart was seen, and is told of the one whose offer it is', async () => {
  for (const at of [2, 3, 4, 5, 6]) {
    const { id } = offerOf();
    const answer = await people[at]!.put(`/cart/items/${id}`, { quantity: 4 });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  expect(await seen()).toMatchObject({
    views: 5,
    carts: 5,
    goods: [{ views: 5, carts: 5, orders: 0 }],
  });
  const rival = offers.find(
    ({ product, supplier }) => product === ownOffers[0] && supplier !== company,
  );
  const { rows } = await server.db.query(
    'select views, carts from view_week where supplier_id = $1 and product_id = $2',
    [rival?.supplier, ownOffers[0]],
  );
  expect(rows).toEqual([{ views: 5, carts: 0 }]);
});

test('is what a recount of the log says', async () => {
  const view = fc.record({ at: fc.nat(8), good: fc.nat(2), isCart: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(view, { maxLength: 12 }), { maxLength: 4 }), async (log) => {
      await server.db.exec('delete from demand_salt; delete from view_week');
      for (const minute of log)
        await addViews(
          server.db,
          minute.map(({ at, good, isCart }) => {
            const product = [...ownOffers, strange][good] ?? '';
            const offer = offers.find((one) => one.product === product)?.id ?? '';
            const account_id = people[at]?.id ?? '';
            return isCart ? { account_id, offer_id: offer } : { account_id, product_id: product };
          }),
        );
      const buyers = new Map<string, Set<number>>();
      const note = (key: string, buyer: number) =>
        buyers.set(key, (buyers.get(key) ?? new Set()).add(buyer));
      for (const { at, good, isCart } of log.flat()) {
        const product = [...ownOffers, strange][good] ?? '';
        const of = offers.filter((one) => one.product === product);
        // the last one sells the first two products
        if (at === 8 && of.some(({ supplier }) => supplier === company)) continue;
        const buyer = at === 1 ? 0 : at;
        for (const { supplier } of of) note(`${supplier} ${product} views`, buyer);
        if (isCart) note(`${of[0]?.supplier} ${product} carts`, buyer);
      }
      const { rows } = await server.db.query<{ key: string; views: number; carts: number }>(
        `select supplier_id || ' ' || product_id as key, views, carts from view_week`,
      );
      const counted = rows.flatMap(({ key, views, carts }) => [
        [`${key} views`, views],
        ...(carts > 0 ? [[`${key} carts`, carts]] : []),
      ]);
      expect(Object.fromEntries(counted)).toEqual(
        Object.fromEntries([...buyers].map(([key, { size }]) => [key, size])),
      );
    }),
    { numRuns: 25 },
  );
});
