-- Rows of a list that say the same as an earlier one, and rows that wait for an answer: counted while it waits, and named in the
-- report when it is on sale, since what was staged is gone by then.
alter table price_list add column joined int not null default 0, add column doubtful int not null default 0;
create table price_list_note (
  list_id uuid not null,
  kind text not null check (kind in ('joined', 'doubtful')),
  position int not null,
  row int not null,
  name text not null,
  warehouse text not null,
  price int not null,
  quantity int not null,
  note text not null,
  primary key (list_id, kind, position)
);
create or replace function price_list_gone() returns trigger language plpgsql as $$
begin
  delete from price_list_good where list_id = old.id;
  delete from price_list_row where list_id = old.id;
  delete from price_list_change where list_id = old.id;
  delete from price_list_note where list_id = old.id;
  return null;
end $$;
