import type { LostChoices, OfferPage } from '@org/api-client/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrderApp, type OrderApp, placed } from '../../testing/order-app.ts';
import { type Buyer, createBuyer } from '../../testing/trade-app.ts';
import { createUser, type User } from '../../testing/visitor.ts';
import { countLosses } from './lost-choices.jobs.ts';

/** Orders of the month. */
const ORDERS = 40;
const CUTS = [2, 5];

let server: OrderApp;
let buyer: Buyer;
let seller: User;
let product: string;
/** Where the buyer's goods go. */
let to: string | undefined;
/** The offers of the product: the first is of the supplier who asks why he loses. */
let offers: { id: string; supplier_id: string }[];

/** Random numbers from 0 to 1, the same for the same order and offer: the hidden truth of the month. */
const dice = (order: number, offer: number) => {
  const wave = Math.sin(order * 127.1 + offer * 311.7) * 43_758.5453;
  return wave - Math.floor(wave);
};

beforeAll(async () => {
  server = await createOrderApp();
  buyer = await createBuyer(server);
  await server.db.exec(
    // who comes days later is won back by no price: here all are as quick
    'update company set min_order_sum = 0; update warehouse set delivery_days_min = 1, delivery_days_max = 1',
  );
  const { rows: cities } = await server.db.query<{ name: string }>(
    'select y.name from address a join city y on y.id = a.city_id where a.account_id = $1',
    [buyer.id],
  );
  to = cities[0]?.name;
  const { rows } = await server.db.query<{ product: string; offers: typeof offers }>(
    `select product_id::text product, json_agg(json_build_object('id', id::text, 'supplier_id', supplier_id) order by id) offers
     from (select distinct on (product_id, supplier_id) * from offer where section = 1 order by product_id, supplier_id, id) o
     group by product_id having count(*) >= 4 order by product_id limit 1`,
  );
  ({ product, offers } = rows[0]!);
  seller = await createUser(server, { email: 'asks@a.example' });
  await server.db.query(
    'insert into company_member (company_id, account_id, is_owner) values ($1, $2, true)',
    [offers[0]?.supplier_id, seller.id],
  );
  await server.db.query('update offer set quantity = 0 where product_id = $1', [product]);
  await server.db.exec('delete from delivery_zone');
  // all deliver here, each for its own price of an order
  for (const [at, { id }] of offers.entries())
    await server.db.query(
      `with zone as (
         insert into delivery_zone (company_id, position, name, own_city, everywhere, cities, regions)
         select supplier_id, 0, 'Россия', false, true, '{}', '{}' from offer where id = $1 returning id)
       insert into delivery_term select zone.id, warehouse_id, 1, 1, 1440, '{1,2,3,4,5,6,7}', 'order', $2, null, 0, null from zone, offer where offer.id = $1`,
      [id, 10_000 * at],
    );
});
afterAll(() => server.close());

/**
 * Lives the month again: each buyer takes what the catalog shows as the cheapest with the delivery. Resolves to how
 * often the first supplier was chosen, who sells so many percent cheaper.
 */
async function live(cut: number): Promise<number> {
  let won = 0;
  for (let order = 0; order < ORDERS; order++) {
    for (const [at, { id }] of offers.entries()) {
      const price = Math.round(500_000 * (0.95 + 0.1 * dice(order, at)));
      await server.db.query(
        `update offer set bulk_price = $2, quantity = 1000, min_order = 1, multiple = 1, vat_rate = 22, vat_included = true,
           dot_year = null, dot_week = null, condition = 'new' where id = $1`,
        [id, at === 0 ? Math.round((price * (100 - cut)) / 100) : price],
      );
    }
    const shown = await buyer.post(`/product/${product}/rests`, {
      ...{ to, quantity_min: 4, order_by: 'landed_gross__asc' },
    });
    expect(shown.statusCode, shown.body).toBe(200);
    const [best] = shown.json<OfferPage>().data;
    await placed(server, buyer, [best?.id ?? '', 4]);
    if (best?.id === offers[0]?.id) won++;
  }
  return won;
}

test('what lower prices would have brought in a month is what they bring when the month is lived again', async () => {
  const won = await live(0);
  await countLosses(server.db);
  const answer = await seller.get(`/companies/${offers[0]?.supplier_id}/lost-choices?weeks=1`);
  const { own: ownChoices, reasons, cuts } = answer.json<LostChoices>();
  expect(ownChoices.choices).toBe(won);
  expect(reasons.reduce((sum, { choices }) => sum + choices, 0)).toBe(ORDERS - won);
  for (const percent of CUTS) {
    const more = (await live(percent)) - won;
    const cutChoices = cuts.find((one) => one.percent === percent)?.choices ?? 0;
    expect(more).toBeGreaterThan(0);
    expect(Math.abs(cutChoices - more)).toBeLessThanOrEqual(more / 10);
  }
});
