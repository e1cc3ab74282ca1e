-- Changes are kept by time, so that a process that starts again reads what it missed and not everything: an hour of them, and
-- the last 1000 however old. A few more than one go for each that comes.
alter table catalog_change add column changed_at timestamptz not null default now();
create or replace function catalog_changed(ids int[]) returns void language plpgsql as $$
declare next bigint;
begin
  perform pg_advisory_xact_lock(4711);
  update catalog_version set v = v + 1 returning v into next;
  insert into catalog_change values (next, case when cardinality(ids) <= 20000 then ids end);
  delete from catalog_change where changed_at < now() - interval '1 hour' and version = any(array(
    select version from catalog_change where version <= next - 1000 order by version limit 5));
end $$;

-- The file in which the search index lies, so that who starts need not read the catalogue. It names the database's own version:
-- a database that was put back names the file of then.
create table index_snapshot (
  is_one boolean primary key default true check (is_one),
  -- of the file; none while the first is being written
  key uuid,
  -- which code and which tables it was made by
  format text,
  version bigint,
  reference text,
  -- how long it took to be built
  took_ms int,
  claimed_at timestamptz not null default now(),
  check ((key is null) = (version is null) and num_nulls(format, version, reference, took_ms) in (0, 4))
);
