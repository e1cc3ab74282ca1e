import type { BulkMatch } from '@org/api-client/schema';
import type { Db } from '../../../db/db.ts';
import type { Conditions } from '../conditions.ts';
import { countsStatement } from '../page-sql.ts';

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

/** A product with those of its offers that can be ordered. */
export type FoundProduct = Omit<BulkMatch['rows'][number]['candidates'][number], 'reason'>;

/** Each of these products, in the order asked for, with its offers, the cheapest first. */
export async function selectFound(db: Db, productIds: readonly string[]): Promise<FoundProduct[]> {
  const { rows } = await db.query<FoundProduct>(
    `select product_brief(w.product_id) product, coalesce(l.quantity, 0) quantity, coalesce(b.offers, '[]') offers
     from unnest($1::int[]) with ordinality w(product_id, n) left join listing l on l.product_id = w.product_id
     left join lateral (
       select jsonb_agg(jsonb_build_object('offer_id', o.id::text, 'supplier', c.name, 'city', y.name,
         'delivery_days_min', h.delivery_days_min, 'delivery_days_max', h.delivery_days_max, 'bulk_price', o.bulk_price,
         'available', o.quantity, 'min_order', o.min_order, 'multiple', o.multiple) order by o.bulk_price, o.id) offers
       from offer o join company c on c.id = o.supplier_id join warehouse h on h.id = o.warehouse_id
         join city y on y.id = o.city_id
       where o.product_id = w.product_id
         and o.quantity / o.multiple * o.multiple >= (o.min_order + o.multiple - 1) / o.multiple * o.multiple
     ) b on true order by w.n`,
    [productIds],
  );
  return rows;
}

/** Products that a search finds: how many there are, and the ids of a few. */
export interface FoundIds {
  total: number;
  ids: string[];
}

/** A statement of more questions takes longer to plan than it saves in calls. */
const MOST_QUESTIONS = 50;

/** What each of many searches finds, in their order, in as few statements as will do. */
export async function selectFoundIds(
  db: Db,
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
