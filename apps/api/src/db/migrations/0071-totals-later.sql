-- Every writer of an offer counted its product's totals within its own transaction, one writer at a time, each with its commit:
-- 16 clients made little more than one. A session may now mark the product instead (app.totals = 'later'), and whoever settles
-- counts for all who have marked meanwhile.
create table listing_dirty (product_id int not null);

create or replace function offer_touch() returns trigger language plpgsql as $$
declare ids int[];
begin
  -- a bulk writer calls listing_refresh once itself
  if coalesce(current_setting('app.bulk', true), '') = 'on' then return null; end if;
  if tg_op = 'INSERT' then select array_agg(distinct product_id) into ids from new_rows;
  elsif tg_op = 'DELETE' then select array_agg(distinct product_id) into ids from old_rows;
  -- union, not join: transition tables have no statistics
  else select array_agg(product_id) into ids from (select product_id from new_rows union select product_id from old_rows) x;
  end if;
  if ids is null then return null; end if;
  if coalesce(current_setting('app.totals', true), '') = 'later' then insert into listing_dirty select unnest(ids);
  else perform listing_refresh(ids);
  end if;
  return null;
end $$;

-- Counts what is marked and tells the version that knows of it; null where another is at it and nobody may wait. A mark that
-- another transaction has taken is seen until that commits, so who has waited finds his own counted.
create function listing_settle(may_wait boolean) returns bigint language plpgsql as $$
declare ids int[];
begin
  while exists (select from listing_dirty) loop
    if may_wait then perform pg_advisory_xact_lock(4711);
    elsif not pg_try_advisory_xact_lock(4711) then return null;
    end if;
    with taken as (
      delete from listing_dirty where ctid = any (array(select ctid from listing_dirty limit 5000)) returning product_id)
    select array_agg(distinct product_id) into ids from taken;
    if ids is not null then perform listing_refresh(ids); end if;
  end loop;
  return (select v from catalog_version);
end $$;
