-- Offers that are on sale vote on the facts of their product, see decision 83; the functions that name the attributes are in
-- attributes.sql.

-- Every vote on products that are on sale. A value is a word's id or a flag; texts are brands and models, which have no votes.
create or replace function fact_votes(ids int[])
returns table (product_id int, attribute text, value jsonb, rank int, supplier_id uuid) language sql stable as $$
  select o.product_id, f.key, f.value -> 0, (f.value ->> 1)::int, o.supplier_id
  from offer o cross join lateral jsonb_each(o.facts) f
  where o.product_id = any(ids) and o.quantity > 0 and jsonb_typeof(f.value -> 0) <> 'string'
  union all
  select c.product_id, c.attribute, c.value, 5, c.company_id
  from fact_correction c
  where c.product_id = any(ids)
    and exists (select from offer o where o.product_id = c.product_id and o.supplier_id = c.company_id and o.quantity > 0)
$$;

-- Counts the votes on products again; to be called last in a transaction, as listing_refresh. Resolves to how many are
-- described otherwise now.
create or replace function facts_refresh(ids int[]) returns int language plpgsql as $$
declare
  changed int[];
  facts jsonb[];
  recountried int[];
begin
  perform pg_advisory_xact_lock(4711);
  with told as materialized (
    select v.product_id, v.attribute, v.value, v.supplier_id, max(v.rank) rank from fact_votes(ids) v group by 1, 2, 3, 4),
  surest as (select product_id, attribute, max(rank) rank from told group by 1, 2),
  counted as (
    select t.product_id, t.attribute, t.value, count(*) filter (where t.rank = s.rank) n, count(*) of_all
    from told t join surest s using (product_id, attribute) group by 1, 2, 3),
  won as (
    select distinct on (product_id, attribute) product_id, attribute, value from counted
    order by product_id, attribute, n desc, of_all desc, value),
  said as (select product_id, jsonb_object_agg(attribute, value) facts from won group by 1),
  fresh as (
    select l.product_id, listing_facts(l) held,
      jsonb_strip_nulls(coalesce(p.own_facts, listing_facts(l)) || coalesce(s.facts, '{}')) facts
    from unnest(ids) i(id) join listing l on l.product_id = i.id join product p on p.id = i.id
      left join said s on s.product_id = i.id
    -- what nobody sells nobody sees: its facts are counted when it is on sale again
    where exists (select from offer o where o.product_id = i.id and o.quantity > 0))
  select array_agg(f.product_id), array_agg(f.facts) into changed, facts from fresh f where f.held <> f.facts;
  if changed is null then return 0; end if;
  update product p set own_facts = listing_facts(l) from listing l
  where p.id = any(changed) and p.own_facts is null and l.product_id = p.id;
  perform listing_take_facts(changed, facts);
  -- the card shows the country in words
  select array_agg(p.id) into recountried from product p join listing l on l.product_id = p.id
    left join attribute_value a on a.id = l.country
  where p.id = any(changed) and p.country is distinct from a.label and (l.country is not null or p.own_facts = '{}');
  if recountried is not null then
    update product p set country = (select a.label from attribute_value a where a.id = l.country)
    from listing l where p.id = any(recountried) and l.product_id = p.id;
  end if;
  return cardinality(changed);
end $$;
