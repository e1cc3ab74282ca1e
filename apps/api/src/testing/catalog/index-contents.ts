import * as fc from 'fast-check';
import type { Snapshot } from '../../modules/catalog/index/building/builder.ts';
import { membersOf } from '../../modules/catalog/index/columns/bitset.ts';
import { cardOf } from '../../modules/catalog/index/columns/cards.ts';

/** Returns everything that an index knows of what is on offer, by product id, however the index was built. */
export const contents = (snapshot: Snapshot | undefined) =>
  snapshot?.sections
    .values()
    .map(({ ids, offers, live, rankings, cards }) => ({
      orders: Object.values(rankings).map(({ order }) => Array.from(order, (at) => ids[at])),
      offers: Array.from(membersOf(live), (product) => {
        const from = offers.from[product]!;
        const rows = Array.from({ length: offers.count[product]! }, (_, at) =>
          Object.values(offers.columns).map((column) => column[from + at]),
        );
        // equally cheap ones come in no particular order
        return {
          id: ids[product],
          card: cardOf(cards, product),
          pieces: offers.pieces[product],
          rows: rows.map(String).sort(),
        };
      }),
    }))
    .toArray();

/** Generates statements that change offers or terms of a random catalog. */
export const write = fc.oneof(
  fc
    .record({ product: fc.integer({ min: 1, max: 280 }), price: fc.integer({ min: 1, max: 9 }) })
    .map(
      ({ product, price }) =>
        `update offer set bulk_price = ${price} where product_id = ${product}`,
    ),
  fc
    .integer({ min: 1, max: 280 })
    .map(
      (product) => `update offer set quantity = (quantity + 5) % 12 where product_id = ${product}`,
    ),
  fc
    .integer({ min: 1, max: 280 })
    .map((product) => `delete from offer where product_id = ${product}`),
  fc
    .record({
      product: fc.integer({ min: 1, max: 280 }),
      warehouse: fc.integer({ min: 1, max: 9 }),
    })
    .map(
      ({
        product,
        warehouse,
      }) => `insert into offer (supplier_id, product_id, warehouse_id, city_id, section, bulk_price, quantity)
      select w.company_id, p.id, w.id, w.city_id, p.section, 500, 3 from warehouse w, product p
      where w.id = ${warehouse} and p.id = ${product} on conflict do nothing`,
    ),
  fc
    .integer({ min: 1, max: 9 })
    .map(
      (warehouse) =>
        `update warehouse set delivery_days_max = (delivery_days_max + 1) % 9 + 3 where id = ${warehouse}`,
    ),
);
