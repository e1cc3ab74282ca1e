-- Which product each good of a list is, is found for its preview, and was found again when it was put on sale. Now a list
-- remembers what its goods were found by, and where nobody has learnt anything since, what was found stays.
alter table price_list add column found_by text;

-- A good's product is noted beside the good after all of them are staged: in room that its page keeps for it, so that no index
-- has to hear of it.
alter table price_list_good set (fillfactor = 50);

-- As before, but that each product's offers are counted where the index finds them: of all products together they were sorted
-- first, and of a list of 50 000 rows that went through files.
create or replace function listing_refresh(ids int[]) returns int language plpgsql as $$
declare changed int;
begin
  perform pg_advisory_xact_lock(4711);
  with fresh as (
    select t.id, c.* from unnest(ids) t(id) cross join lateral (
      select min(o.bulk_price) min_price, max(o.bulk_price) max_price, max(o.quantity) max_quantity,
             coalesce(sum(o.quantity), 0) quantity, count(*)::int offers, count(distinct o.supplier_id)::int suppliers,
             max(o.updated_at) updated_at
      from offer o where o.product_id = t.id and o.quantity > 0) c),
  old as (select product_id, offers_count from listing where product_id = any(ids)),
  moved as (
    update listing l set min_bulk_price = f.min_price, max_bulk_price = f.max_price, max_quantity = f.max_quantity,
      quantity = f.quantity, offers_count = f.offers, suppliers_count = f.suppliers, offers_updated_at = f.updated_at
    from fresh f where l.product_id = f.id
      and (l.min_bulk_price, l.max_bulk_price, l.max_quantity, l.quantity, l.offers_count, l.suppliers_count, l.offers_updated_at)
        is distinct from (f.min_price, f.max_price, f.max_quantity, f.quantity, f.offers, f.suppliers, f.updated_at)
    returning l.product_id, l.section, l.brand_id, l.offers_count),
  delta as (
    select m.section, m.brand_id, sum((m.offers_count > 0)::int - (o.offers_count > 0)::int)::int n,
           sum(m.offers_count - o.offers_count)::int offers
    from moved m join old o using (product_id) group by 1, 2),
  sections as (
    insert into category_stat as x (section, n, offers) select section, sum(n), sum(offers) from delta
    group by 1 having sum(n) <> 0 or sum(offers) <> 0 order by 1
    on conflict (section) do update set n = x.n + excluded.n, offers = x.offers + excluded.offers),
  brands as (
    insert into vocab_count as x (vocabulary, value, n) select 'brand.' || section, brand_id, n from delta where n <> 0 order by 1, 2
    on conflict (vocabulary, value) do update set n = x.n + excluded.n)
  select count(*) into changed from moved;
  perform catalog_changed(ids);
  return changed;
end $$;
