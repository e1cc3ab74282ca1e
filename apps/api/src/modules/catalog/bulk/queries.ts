import type { BulkGoods, ProductBrief } from '@org/api-client/schema';
import type { Queryable } from '../../../db/db.ts';
import { allRows } from '../../../db/rows.ts';
import type { Conditions } from '../filter/conditions.ts';
import { countsStatement } from '../sql/page-sql.ts';

/** A product that has a code: its article or its barcode. */
export interface CodedProduct {
  id: string;
  code: string;
  kind: 'article' | 'barcode';
}

/** Selects products by articles, which several makers may share, and by barcodes. */
export const selectCoded = (db: Queryable, codes: readonly string[]): Promise<CodedProduct[]> =>
  allRows<CodedProduct>(
    db,
    `select id::text id, regexp_replace(lower(article), '[^0-9a-zа-я]', '', 'g') code, 'article' kind from product
       where article is not null and regexp_replace(lower(article), '[^0-9a-zа-я]', '', 'g') = any($1)
     union select id::text, barcode, 'barcode' from product where barcode = any($1)`,
    [codes],
  );

/** Each of these products with its offers that can be ordered, the cheapest first. */
export const selectGoods = (db: Queryable, productIds: readonly string[]): Promise<BulkGoods[]> =>
  allRows<BulkGoods>(
    db,
    `select product_brief(p.id) product, coalesce(l.quantity, 0) quantity, coalesce(b.offers, '[]') offers
     from product p left join listing l on l.product_id = p.id
     left join lateral (
       select jsonb_agg(jsonb_build_object('offer_id', o.id::text, 'supplier', c.name, 'city', y.name,
         'delivery_days_min', coalesce(o.delivery_days_min, h.delivery_days_min),
         'delivery_days_max', coalesce(o.delivery_days_max, h.delivery_days_max), 'bulk_price', o.bulk_price,
         'available', o.quantity, 'min_order', o.min_order, 'multiple', o.multiple) order by o.bulk_price, o.id) offers
       from offer o join company c on c.id = o.supplier_id join warehouse h on h.id = o.warehouse_id
         join city y on y.id = o.city_id
       where o.product_id = p.id
         and o.quantity / o.multiple * o.multiple >= (o.min_order + o.multiple - 1) / o.multiple * o.multiple
     ) b on true where p.id = any($1::int[])`,
    [productIds],
  );

/** What a list of options shows of a product that a row may mean. */
export interface BriefGoods {
  product: ProductBrief;
  quantity: number;
  min_bulk_price: number | null;
}

export const selectBriefs = (db: Queryable, productIds: readonly string[]): Promise<BriefGoods[]> =>
  allRows<BriefGoods>(
    db,
    `select product_brief(p.id) product, coalesce(l.quantity, 0) quantity, l.min_bulk_price
     from product p left join listing l on l.product_id = p.id where p.id = any($1::int[])`,
    [productIds],
  );

/** Products that a search finds: how many there are, and the ids of a few. */
export interface FoundIds {
  total: number;
  ids: string[];
}

/** The most searches in a statement. A longer one takes longer to plan than it saves in calls. */
const MOST_QUESTIONS = 50;

/** Runs many searches in as few statements as possible. Resolves to what each finds, in their order. */
export async function selectFoundIds(
  db: Queryable,
  questions: readonly Conditions[],
  limit: number,
): Promise<FoundIds[]> {
  const found: FoundIds[] = [];
  for (let from = 0; from < questions.length; from += MOST_QUESTIONS) {
    const { text, params } = countsStatement(questions.slice(from, from + MOST_QUESTIONS), limit);
    const { rows } = await db.query<FoundIds & { n: number }>(text, params);
    for (const { n, total, ids } of rows) found[from + n] = { total, ids };
  }
  return found;
}
