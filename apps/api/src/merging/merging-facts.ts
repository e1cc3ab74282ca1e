import type { Db } from '../db/db.ts';

/** Replaces words by their ids in the votes of rows. The words were new when the rows were read, and have ids now. */
const NAME_NEW_WORDS = `
  update price_list_row r set facts = r.facts || coalesce((
    select jsonb_object_agg(f.key, jsonb_build_array(a.id, f.value -> 1)) from jsonb_each(r.facts) f
      join attribute_value a on a.attribute = f.key and a.value = f.value ->> 0
    where jsonb_typeof(f.value -> 0) = 'string'), '{}')
  from price_list_good g where g.list_id = $1 and g.filters ? 'new_words' and r.list_id = $1 and r.good = g.good`;

export const nameNewWords = (tx: Db, listId: string) => tx.query(NAME_NEW_WORDS, [listId]);

/** True if an offer states something else than is shown. One more vote for the winning value changes nothing. */
const DISAGREES = `exists (
  select from listing_facts(l) held, jsonb_each(o.facts) f
  where jsonb_typeof(f.value -> 0) <> 'string' and held -> f.key is distinct from f.value -> 0)`;

/**
 * Selects the products whose votes a list may have changed: those whose offers were added, removed or state something
 * else, and new products whose rows disagree. A new product whose rows agree is described by them already.
 */
const REVOTED = `
  select array_agg(distinct product_id) products from (
    select c.product_id from price_list_change c
      left join offer o on o.id = c.offer_id left join listing l on l.product_id = c.product_id
    where c.list_id = $1
      and case c.kind when 'created' then l.offers_count = 0 or ${DISAGREES} when 'updated' then
        (c.before -> 'facts', (c.before ->> 'quantity')::int > 0) is distinct from (o.facts, o.quantity > 0) else true end
      and c.product_id not in (select g.product_id from price_list_good g where g.list_id = $1 and g.is_new)
    union all
    select g.product_id from price_list_good g join price_list_row r on r.list_id = g.list_id and r.good = g.good
    where g.list_id = $1 and g.is_new group by 1 having count(*) > 1 and min(r.facts::text) <> max(r.facts::text)) v`;

/**
 * Counts the votes on products that a list has changed. Runs among the last steps of the transaction, but before the
 * totals are refreshed: the old totals tell what was not on sale until now. Decision 83.
 */
export async function refreshFacts(tx: Db, listId: string): Promise<void> {
  const { rows } = await tx.query<{ products: number[] | null }>(REVOTED, [listId]);
  if (rows[0]?.products) await tx.query('select facts_refresh($1)', [rows[0].products]);
}
