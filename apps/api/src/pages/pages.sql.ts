import type { AddressedProduct } from '@org/trade/product-path';
import type { Queryable } from '../db/db.ts';

/** Products in one part of the site map: of so many ids in a row. */
const PART_SIZE = 10_000;

interface MapPart {
  part: number;
  changed_at: Date | null;
}

/** The parts of the site map that have products which somebody sells. */
export async function selectMapParts(db: Queryable): Promise<MapPart[]> {
  const { rows } = await db.query<MapPart>(
    `select product_id / ${PART_SIZE} part, max(offers_updated_at) changed_at
     from listing where offers_count > 0 group by 1 order by 1`,
  );
  return rows;
}

type MapProduct = AddressedProduct & { changed_at: Date | null };

/** The products of one part that somebody sells. */
export async function selectMapProducts(db: Queryable, part: number): Promise<MapProduct[]> {
  const { rows } = await db.query<MapProduct>(
    `select p.id::text, s.code section, b.name brand, m.name model, p.size, p.load_index, p.speed_index,
       l.offers_updated_at changed_at
     from listing l join product p on p.id = l.product_id join section s on s.id = p.section
       left join brand b on b.id = p.brand_id left join model m on m.id = p.model_id
     where l.offers_count > 0 and l.product_id >= $1::bigint * ${PART_SIZE}
       and l.product_id < ($1::bigint + 1) * ${PART_SIZE}
     order by l.product_id`,
    [part],
  );
  return rows;
}
