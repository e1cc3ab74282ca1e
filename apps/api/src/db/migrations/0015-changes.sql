-- Which products each version of the catalogue changed: what a copy of the catalogue, in memory or on somebody's screen,
-- has to read again. Kept for the last 1000 versions. Null: too many to name, or something about all of them.
create table catalog_change (
  version bigint primary key,
  product_ids int[]
);

-- The next version. Its lock is held until the transaction ends, so versions are committed in their order.
create function catalog_changed(ids int[]) returns void language plpgsql as $$
declare next bigint;
begin
  perform pg_advisory_xact_lock(4711);
  update catalog_version set v = v + 1 returning v into next;
  insert into catalog_change values (next, case when cardinality(ids) <= 20000 then ids end);
  delete from catalog_change where version <= next - 1000;
end $$;

-- As before, but that the version says whom it is about.
create or replace function listing_refresh(ids int[]) returns int language plpgsql as $$
declare changed int;
begin
  perform pg_advisory_xact_lock(4711);
  with fresh as (
    select t.id, min(o.bulk_price) min_price, max(o.bulk_price) max_price, max(o.quantity) max_quantity,
           coalesce(sum(o.quantity), 0) quantity, count(o.id)::int offers, count(distinct o.supplier_id)::int suppliers,
           max(o.updated_at) updated_at
    from unnest(ids) t(id) left join offer o on o.product_id = t.id and o.quantity > 0 group by t.id),
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

-- What is filtered and sorted by besides the offers. It changes rarely, and then everything is read again.
create function catalog_changed_at_large() returns trigger language plpgsql as $$
begin
  perform catalog_changed(null);
  return null;
end $$;
-- the aggregates, which move with every offer, are not among these columns
create trigger listing_redescribed after update of section, brand_id, model_id, width, profile, diameter, outer_diameter, load_index,
  speed_rank, season, studded, run_flat, xl, light_truck, axle, ply_rating, application, pattern, position, moto_type, rim_width,
  bolts, pcd, et, dia, rim_type, colour, sort_name
  on listing for each statement execute function catalog_changed_at_large();
create trigger product_reworded after update of search_text on product for each statement execute function catalog_changed_at_large();
create trigger offer_truncated after truncate on offer for each statement execute function catalog_changed_at_large();

create function warehouse_touch() returns trigger language plpgsql as $$
begin
  perform catalog_changed(array(
    select distinct product_id from offer where supplier_id = new.company_id and warehouse_id = new.id));
  return null;
end $$;
create trigger warehouse_rescheduled after update of delivery_days_min, delivery_days_max on warehouse for each row
  when ((old.delivery_days_min, old.delivery_days_max) is distinct from (new.delivery_days_min, new.delivery_days_max))
  execute function warehouse_touch();
