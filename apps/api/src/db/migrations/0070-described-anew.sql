-- A product that is described anew has the offers that it had: whoever keeps offers in memory goes on with them until the
-- descriptions are read again.
alter table catalog_change add column redescribed boolean not null default false;

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
