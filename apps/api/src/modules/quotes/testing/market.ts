import type { OrderApp } from '../../../testing/order-app.ts';
import type { QuoteScene } from './quote-scene.ts';

/** How the goods of a market are sold and brought. */
export interface Market {
  wanted: number;
  offer: {
    bulk_price: number;
    vat_rate?: number | null;
    vat_included?: boolean;
    min_order?: number;
    multiple?: number;
    quantity?: number;
  };
  term: { basis: string; price?: number; min_cost?: number; free_from?: number | null };
  /** where the rest comes from if the first offer has too few */
  rest?: 'another supplier' | 'another warehouse';
}

export const MARKETS: [string, Market][] = [
  [
    'a price with its VAT, a delivery of the order',
    { wanted: 8, offer: { bulk_price: 538_050 }, term: { basis: 'order', price: 80_000 } },
  ],
  [
    'VAT on top, kopecks that round, lots of four',
    {
      wanted: 7,
      offer: { bulk_price: 333_333, vat_included: false, multiple: 4, min_order: 4 },
      term: { basis: 'piece', price: 12_345 },
    },
  ],
  [
    'a lower rate on top, a delivery by weight that does not divide',
    {
      wanted: 3,
      offer: { bulk_price: 99_999, vat_rate: 5, vat_included: false },
      term: { basis: 'weight', price: 1777 },
    },
  ],
  [
    'no VAT, a share of the goods with a least cost',
    {
      wanted: 6,
      offer: { bulk_price: 101_001, vat_rate: null },
      term: { basis: 'sum', price: 333, min_cost: 50_001 },
    },
  ],
  [
    'a delivery that is free from a sum',
    {
      wanted: 12,
      offer: { bulk_price: 450_010, vat_included: false },
      term: { basis: 'order', price: 80_000, free_from: 5_000_000 },
    },
  ],
  [
    'a least order above what is wanted',
    {
      wanted: 5,
      offer: { bulk_price: 250_005, min_order: 6, multiple: 3 },
      term: { basis: 'order', price: 70_001 },
    },
  ],
  [
    'a delivery that the carrier prices',
    { wanted: 4, offer: { bulk_price: 400_000, vat_included: false }, term: { basis: 'carrier' } },
  ],
  [
    'pieces of two suppliers',
    {
      wanted: 11,
      offer: { bulk_price: 333_333, vat_included: false, quantity: 7 },
      term: { basis: 'order', price: 10_001 },
      rest: 'another supplier',
    },
  ],
  [
    'pieces of two warehouses',
    {
      wanted: 9,
      offer: { bulk_price: 333_333, vat_included: false, quantity: 5 },
      term: { basis: 'piece', price: 7777 },
      rest: 'another warehouse',
    },
  ],
];

/** What an offer is, unless a market says otherwise. */
export const TERMS = { vat_rate: 22, vat_included: true, min_order: 1, multiple: 1, quantity: 100 };

/** Makes the market of the product that a scene asks for: its first offer as told, and where the rest comes from. */
export async function openMarket(
  { db, setOffer, suppliers, offers }: OrderApp,
  scene: Pick<QuoteScene, 'first' | 'second'>,
  { offer, term, rest }: Market,
) {
  const [, other = ''] = offers[0];
  await db.query('update delivery_term set basis = $1, price = $2, min_cost = $3, free_from = $4', [
    term.basis,
    term.price ?? 0,
    term.min_cost ?? 0,
    term.free_from ?? null,
  ]);
  await db.query('update delivery_term set cutoff = 1440');
  await db.query('update warehouse set delivery_days_min = 1, delivery_days_max = 3');
  await db.query(
    `insert into warehouse (company_id, city_id, name, delivery_days_min, delivery_days_max)
     select $1, city_id, 'Второй', 2, 4 from warehouse where company_id = $1 order by id limit 1 on conflict (company_id, name) do nothing`,
    [suppliers[0]],
  );
  await db.query(
    `insert into delivery_term select zone_id, w.id, days_min, days_max, cutoff, workdays, basis, price, disk_price, min_cost, free_from
     from warehouse w, delivery_term t where w.company_id = $1 and w.name = 'Второй'
       and t.warehouse_id = (select min(id) from warehouse where company_id = $1) on conflict do nothing`,
    [suppliers[0]],
  );
  await db.query(
    `update offer o set product_id = x.product_id, section = x.section, dot_year = null, dot_week = null,
       warehouse_id = (select id from warehouse where company_id = $3 and name = 'Второй')
     from offer x where x.id = $1 and o.id = $2`,
    [scene.first, other, suppliers[0]],
  );
  await db.query(
    'update offer set quantity = 0 where product_id = (select product_id from offer where id = $1)',
    [scene.first],
  );
  await setOffer(scene.first, { ...TERMS, ...offer });
  const more = { ...TERMS, bulk_price: 2 * offer.bulk_price + 1, vat_included: true };
  if (rest === 'another supplier') await setOffer(scene.second, more);
  if (rest === 'another warehouse') await setOffer(other, more);
}
