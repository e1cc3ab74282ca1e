-- Who follows the catalogue or counts totals is told, and need not ask many times a second: a transaction that makes a version
-- says so when it commits, and one that marks products does.
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

create function listing_marked() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', 'totals');
  return null;
end $$;
create trigger listing_marked after insert on listing_dirty for each statement execute function listing_marked();
