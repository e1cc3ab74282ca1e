import { randomUUID } from 'node:crypto';
import type { ProductPage, Watch } from '@org/api-client/schema';
import { createTradeApp, type TradeApp } from '../../../../testing/trade-app.ts';
import { createUser, type User } from '../../../../testing/visitor.ts';
import { compareWatches } from '../compare-watches.ts';

/** What is waited for, as the tests write it. */
export interface Wait {
  wish: Record<string, unknown>;
  product_id?: string | null;
  price?: number | null;
  quantity?: number;
  day?: string | null;
}

export type WatchScene = Awaited<ReturnType<typeof createWatchScene>>;

/** A market that brings everything to a city for 800 ₽ an order, and a buyer who watches there. */
export async function createWatchScene() {
  const server = await createTradeApp({
    environment: { SMTP_URL: 'smtp://localhost:1', SMS_GATEWAY_URL: 'http://localhost:1' },
  });
  await deliverAll(server);
  const buyer = await createUser(server, { email: `${randomUUID()}@koleso.ru` });
  const { rows } = await server.db.query<{ name: string }>(
    'select name from city order by id limit 1',
  );
  const city = rows[0]?.name ?? '';
  return { server, buyer, city, ...watching(server, buyer, city) };
}

async function deliverAll({ db }: TradeApp) {
  await db.query('delete from delivery_zone');
  await db.query('update company set min_order_sum = 0');
  await db.query('update offer set min_order = 1, multiple = 1, vat_included = true');
  await db.query(`with zone as (insert into delivery_zone (company_id, position, name, own_city, everywhere, cities, regions)
      select id, 1, 'Везде', true, true, '{}', '{}' from company returning id, company_id)
    insert into delivery_term (zone_id, warehouse_id, days_min, days_max, cutoff, workdays, basis, price, min_cost)
    select zone.id, w.id, 1, 1, 960, '{1,2,3,4,5,6,7}', 'order', 80000, 0 from zone join warehouse w using (company_id)`);
}

function watching({ db, app }: TradeApp, buyer: User, city: string) {
  /** A request of the buyer's with a line for each of these. */
  async function newRequest(waits: readonly Wait[], company: string | null = null) {
    const request = randomUUID();
    await db.query(
      `insert into goods_request (id, account_id, company_id, origin) values ($1, case when $3::uuid is null then $2::uuid end, $3, 'text')`,
      [request, buyer.id, company],
    );
    const { rows } = await db.query<{ id: string }>(
      `insert into goods_request_line (request_id, position, text, section, wish, product_id)
       select $1, x.n, 'строка ' || x.n, 'tyres', x.wish, x.product_id
       from rows from (jsonb_to_recordset($2) as (wish jsonb, product_id int)) with ordinality x (wish, product_id, n) order by x.n returning id`,
      [request, JSON.stringify(waits)],
    );
    return { request, lines: rows.map(({ id }) => id) };
  }
  const change = (request: string, body: object, by: User = buyer) =>
    app.inject({
      method: 'PATCH',
      url: `/api/requests/${request}/watches`,
      headers: { authorization: by.authorization },
      payload: body,
    });
  async function watch(waits: readonly Wait[], company: string | null = null) {
    const { request, lines } = await newRequest(waits, company);
    const answer = await change(request, {
      to: city,
      lines: waits.map(({ price = null, quantity = 4, day = null }, at) => ({
        ...{ line_id: lines[at], wanted: { price, quantity, day } },
      })),
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return { request, lines };
  }
  const watched = async (request: string, by: User = buyer): Promise<Watch[]> =>
    (await by.get(`/watches?request_id=${request}`)).json().data;
  const compare = () => db.transaction((tx) => compareWatches(tx, new AbortController().signal));
  /** What a search with all that is waited for finds first, now. */
  async function search({ wish, price, quantity = 4, product_id }: Wait) {
    const { rows } = await db.query<{ version: number }>('select listing_settle(true) version');
    const answer = await app.inject({
      method: 'POST',
      url: '/api/search_v2/tyres',
      headers: { 'min-catalog-version': String(rows[0]?.version) },
      payload: {
        ...wish,
        ...(product_id && { product_id: [product_id] }),
        ...(price && { landed_max: price }),
        ...{ to: city, quantity_min: quantity, every_word: true, per_page: 1 },
        order_by: 'landed_price__asc',
      },
    });
    const page = answer.json<ProductPage>();
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return page.data[0]?.id ?? null;
  }
  return { newRequest, change, watch, watched, compare, search };
}
