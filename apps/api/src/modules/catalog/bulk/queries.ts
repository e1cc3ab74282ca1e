import type { BulkMatch } from '@org/api-client/schema';
import type { Db } from '../../../db/db.ts';

/** A product that has a code: its article or its barcode. */
export interface CodedProduct {
  id: string;
  code: string;
  kind: 'article' | 'barcode';
}

/** Products by articles, which several makers may share, and by barcodes. */
export async function selectCoded(db: Db, codes: readonly string[]): Promise<CodedProduct[]> {
  const { rows } = await db.query<CodedProduct>(
    `select id::text id, regexp_replace(lower(article), '[^0-9a-zа-я]', '', 'g') code, 'article' kind from product
       where article is not null and regexp_replace(lower(article), '[^0-9a-zа-я]', '', 'g') = any($1)
     union select id::text, barcode, 'barcode' from product where barcode = any($1)`,
    [codes],
  );
  return rows;
}

/** A product with those of its offers that are worth taking. */
export type FoundProduct = Omit<BulkMatch['rows'][number]['candidates'][number], 'reason'>;

/**
 * Each of these products, in the order asked for. Of its offers an offer is left out where a cheaper one can be ordered
 * in the same quantities.
 */
export async function selectFound(db: Db, productIds: readonly string[]): Promise<FoundProduct[]> {
  const { rows } = await db.query<FoundProduct>(
    `select product_brief(w.product_id) product, coalesce(l.quantity, 0) quantity, coalesce(b.offers, '[]') offers
     from unnest($1::int[]) with ordinality w(product_id, n) left join listing l on l.product_id = w.product_id
     left join lateral (
       with own as materialized (
         select id, (min_order + multiple - 1) / multiple * multiple least, quantity / multiple * multiple most, multiple, bulk_price
         from offer where product_id = w.product_id)
       select jsonb_agg(jsonb_build_object('offer_id', o.id::text, 'supplier', c.name, 'city', y.name,
         'delivery_days_min', h.delivery_days_min, 'delivery_days_max', h.delivery_days_max, 'bulk_price', o.bulk_price,
         'available', o.quantity, 'min_order', o.min_order, 'multiple', o.multiple) order by o.bulk_price, o.id) offers
       from own t join offer o on o.id = t.id join company c on c.id = o.supplier_id join warehouse h on h.id = o.warehouse_id
         join city y on y.id = o.city_id
       where t.most >= t.least and not exists (
         select from own d where (d.bulk_price, d.id) < (t.bulk_price, t.id) and t.multiple % d.multiple = 0
           and d.least <= t.least and d.most >= t.most)
     ) b on true order by w.n`,
    [productIds],
  );
  return rows;
}
