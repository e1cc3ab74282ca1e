import type { ProductBrief } from '@org/api-client/schema';
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

export interface Wanted {
  product_id: string;
  quantity: number;
}

/** A product with the cheapest offer that has what is wanted of it. */
export interface FoundProduct {
  product: ProductBrief;
  offer_id: string | null;
  supplier: string | null;
  bulk_price: number | null;
  /** pieces on offer */
  quantity: number;
  multiple: number;
}

/** What there is of each wanted product, in the order asked for. */
export async function selectFound(db: Db, wanted: readonly Wanted[]): Promise<FoundProduct[]> {
  const { rows } = await db.query<FoundProduct>(
    `select product_brief(l.product_id) product, b.offer_id, b.supplier, b.bulk_price, l.quantity, coalesce(b.multiple, 1) multiple
     from unnest($1::int[], $2::int[]) with ordinality w(product_id, quantity, n) join listing l on l.product_id = w.product_id
     left join lateral (
       select o.id::text offer_id, c.name supplier, o.bulk_price, o.multiple from offer o join company c on c.id = o.supplier_id
       where o.product_id = w.product_id and o.quantity > 0
         and o.quantity / o.multiple >= greatest(ceil(o.min_order::numeric / o.multiple), ceil(w.quantity::numeric / o.multiple))
       order by o.bulk_price, o.id limit 1) b on true
     order by w.n`,
    [wanted.map(({ product_id }) => product_id), wanted.map(({ quantity }) => quantity)],
  );
  return rows;
}
