import type { ProductPage } from '@org/api-client/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTradeApp, type TradeApp } from '../../testing/trade-app.ts';
import { createUser, type User } from '../../testing/visitor.ts';

/** Facets come from a shared cache. What depends on an account's favorites must not. */
describe.each([
  ['the database', '0'],
  ['the index', '512'],
])('the facets of one person, from %s,', (_from, SEARCH_INDEX_MB) => {
  let server: TradeApp;
  let fond: User;
  let other: User;
  beforeAll(async () => {
    server = await createTradeApp({ environment: { SEARCH_INDEX_MB } });
    await server.app.catalogIndex.start();
    fond = await createUser(server, { email: 'fond@koleso.ru' });
    other = await createUser(server, { email: 'other@koleso.ru' });
    await server.db.query(
      'insert into favorite_supplier (account_id, supplier_id) values ($1, $2)',
      [fond.id, server.suppliers[0]],
    );
    await server.db.query(
      'insert into favorite_supplier (account_id, supplier_id) values ($1, $2)',
      [other.id, server.suppliers[1]],
    );
  });
  afterAll(() => server.close());

  const facetsOf = async (user: User, body: object) =>
    (await user.post('/search_v2/tyres', body)).json<ProductPage>().facets;

  test('count their favourites and nobody else’s', async () => {
    const { rows } = await server.db.query<{ own: number; others: number }>(
      `select count(distinct product_id) filter (where supplier_id = $1)::int own,
         count(distinct product_id) filter (where supplier_id = $2)::int others
       from offer join product p on p.id = product_id where p.section = 1 and quantity > 0`,
      [server.suppliers[0], server.suppliers[1]],
    );
    const [expected] = rows;
    expect(expected?.own).not.toBe(expected?.others);
    const body = { facets: ['favorite', 'supplier_id'] };
    const counts = async (user: User) =>
      (await facetsOf(user, body)).favorite?.map(({ count }) => count);
    expect(await counts(fond)).toEqual([expected?.own]);
    expect(await counts(other)).toEqual([expected?.others]);
  });

  test('among their favourites name their suppliers alone', async () => {
    const body = { favorite: true, facets: ['city', 'brand'] };
    const [mine, theirs] = [await facetsOf(fond, body), await facetsOf(other, body)];
    expect(mine).not.toEqual(theirs);
    expect(await facetsOf(fond, body)).toEqual(mine);
  });
});
