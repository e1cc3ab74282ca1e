import type { Db } from '../../db/db.ts';

/** All stored aggregates, of every kind, that differ from the offers. */
export async function wrongAggregates(db: Db): Promise<unknown[]> {
  const { rows } = await db.query(`
    with fresh as (
      select l.product_id, min(o.bulk_price) mn, max(o.bulk_price) mx, max(o.quantity) mq, coalesce(sum(o.quantity), 0) q,
        count(o.id) n, count(distinct o.supplier_id) s, max(o.updated_at) at
      from listing l left join offer o on o.product_id = l.product_id and o.quantity > 0 group by 1)
    select 'listing' stored, l.product_id::text key from listing l join fresh f using (product_id)
    where (l.min_bulk_price, l.max_bulk_price, l.max_quantity, l.quantity, l.offers_count, l.suppliers_count, l.offers_updated_at)
      is distinct from (f.mn, f.mx, f.mq, f.q, f.n, f.s, f.at)
    union all
    select 'section', s.id::text from section s left join category_stat c on c.section = s.id
    join lateral (select count(*) filter (where f.n > 0) n, coalesce(sum(f.n), 0) offers
      from listing l join fresh f using (product_id) where l.section = s.id) f on true
    where coalesce(c.n, 0) <> f.n or coalesce(c.offers, 0) <> f.offers
    union all
    select 'brand', v.vocabulary || ' ' || v.value from vocab_count v
    where v.n <> (select count(*) from listing l where 'brand.' || l.section = v.vocabulary and l.brand_id = v.value and l.offers_count > 0)`);
  return rows;
}
