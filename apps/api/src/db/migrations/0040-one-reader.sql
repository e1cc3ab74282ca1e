-- A price list has one reader: whoever has put its id here, and says now and then that it lives.
alter table price_list
  add column reader uuid,
  add column read_at timestamptz,
  add column tries smallint not null default 0, -- readings of this attempt that were begun
  add column staged int not null default 0;     -- rows of price_list_row that its reader has counted

update price_list p set staged = (select count(*) from price_list_row r where r.list_id = p.id)
where status in ('preview', 'running');
