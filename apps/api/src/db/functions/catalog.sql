-- What everybody who looks at the catalog goes by: its versions, and the totals and facts of its products. Writers of offers pass one
-- gate, the lock 4711.

-- The next version. Its lock is held until the transaction ends, so versions are committed in their order; who follows the catalog is
-- told when it is.
create or replace function catalog_changed(ids int[]) returns void language plpgsql as $$
declare next bigint;
begin
  perform pg_advisory_xact_lock(4711);
  update catalog_version set v = v + 1 returning v into next;
  insert into catalog_change values (next, case when cardinality(ids) <= 20000 then ids end);
  delete from catalog_change where changed_at < now() - interval '1 hour' and version = any(array(
    select version from catalog_change where version <= next - 1000 order by version limit 5));
  perform pg_notify('news', 'catalog');
end $$;

-- What is filtered and sorted by besides the offers changed, or all offers went: everything is read again.
create or replace function catalog_changed_at_large() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'offer' then
    perform catalog_changed(null);
  else
    perform catalog_changed('{}');
    update catalog_change set redescribed = true where version = (select v from catalog_version);
  end if;
  return null;
end $$;

-- How soon goods leave a warehouse is part of what is found.
create or replace function warehouse_touch() returns trigger language plpgsql as $$
begin
  perform catalog_changed(array(
    select distinct product_id from offer where supplier_id = new.company_id and warehouse_id = new.id));
  return null;
end $$;

-- Counts the totals of products again: the one gate for writers of offers. A new statement after the lock sees what the previous holder
-- committed, which needs READ COMMITTED; call it last in a transaction, so that the lock is held briefly. Each product's offers are
-- counted where the index finds them: of all products together they would be sorted first, which goes through files for a long list.
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
    insert into vocab_count as x (vocabulary, value, n) select 'brand.' || section, brand_id, n from delta
    where n <> 0 and brand_id is not null order by 1, 2
    on conflict (vocabulary, value) do update set n = x.n + excluded.n)
  select count(*) into changed from moved;
  perform catalog_changed(ids);
  return changed;
end $$;

-- Counts products that come with their offers.
create or replace function listing_counted() returns trigger language plpgsql as $$
declare ids int[] := array(select product_id from new_rows where offers_count > 0);
begin
  if ids = '{}' then return null; end if;
  -- first, since its lock is the one gate for writers of totals
  perform catalog_changed(ids);
  insert into category_stat as x (section, n, offers) select section, count(*), sum(offers_count) from new_rows
    where offers_count > 0 group by 1 order by 1
    on conflict (section) do update set n = x.n + excluded.n, offers = x.offers + excluded.offers;
  insert into vocab_count as x (vocabulary, value, n) select 'brand.' || section, brand_id, count(*) from new_rows
    where offers_count > 0 and brand_id is not null group by 1, 2 order by 1, 2
    on conflict (vocabulary, value) do update set n = x.n + excluded.n;
  return null;
end $$;

-- Whoever settles is told when the marks are committed.
create or replace function listing_marked() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', 'totals');
  return null;
end $$;

-- Counts what is marked and tells the version that knows of it; null where another is at it and nobody may wait. A mark that
-- another transaction has taken is seen until that commits, so who has waited finds his own counted.
create or replace function listing_settle(may_wait boolean) returns bigint language plpgsql as $$
declare
  ids int[];
  voted int[];
begin
  while exists (select from listing_dirty) loop
    if may_wait then perform pg_advisory_xact_lock(4711);
    elsif not pg_try_advisory_xact_lock(4711) then return null;
    end if;
    with taken as (
      delete from listing_dirty where ctid = any (array(select ctid from listing_dirty limit 5000)) returning product_id, facts)
    select array_agg(distinct product_id), array_agg(distinct product_id) filter (where facts) into ids, voted from taken;
    if ids is not null then perform listing_refresh(ids); end if;
    if voted is not null then perform facts_refresh(voted); end if;
  end loop;
  return (select v from catalog_version);
end $$;

-- What follows a write of offers: totals are counted, or marked to be counted later (app.totals); the votes are counted again where
-- offers state something else, come on sale or go. A writer of many (app.bulk) does both once itself.
create or replace function offer_touch() returns trigger language plpgsql as $$
declare
  ids int[];
  voted int[];
begin
  -- a bulk writer counts once itself
  if coalesce(current_setting('app.bulk', true), '') = 'on' then return null; end if;
  if tg_op = 'INSERT' then
    select array_agg(distinct product_id), array_agg(distinct product_id) filter (where quantity > 0) into ids, voted from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct product_id), array_agg(distinct product_id) filter (where quantity > 0) into ids, voted from old_rows;
  -- union, not join: transition tables have no statistics
  else
    select array_agg(product_id) into ids from (select product_id from new_rows union select product_id from old_rows) x;
    select array_agg(distinct product_id) into voted from (
      (select id, product_id, facts, quantity > 0 from new_rows except select id, product_id, facts, quantity > 0 from old_rows)
      union all
      (select id, product_id, facts, quantity > 0 from old_rows except select id, product_id, facts, quantity > 0 from new_rows)) x;
  end if;
  if ids is null then return null; end if;
  if coalesce(current_setting('app.totals', true), '') = 'later' then
    insert into listing_dirty select id, id = any(coalesce(voted, '{}')) from unnest(ids) id;
  else
    perform listing_refresh(ids);
    if voted is not null then perform facts_refresh(voted); end if;
  end if;
  return null;
end $$;
