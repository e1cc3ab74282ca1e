-- Prices of days lie in a table a month: an old month goes as a whole. What no month is opened for lies in the default partition,
-- as does all that was noted before.
alter table price_history rename to price_history_rest;
alter table price_history_rest rename constraint price_history_pkey to price_history_rest_pkey;
alter table price_history_rest rename constraint price_history_product_id_fkey to price_history_rest_product_id_fkey;
create table price_history (
  product_id int not null references product on delete cascade,
  day date not null,
  min_bulk_price int not null constraint price_history_min_bulk_price_check check (min_bulk_price > 0),
  offers_count int not null,
  primary key (product_id, day)
) partition by range (day);
alter table price_history attach partition price_history_rest default;

-- Opens the months from one day to another that have none. A month that the default partition has rows of stays there.
create function open_price_months(first_day date, last_day date) returns void language plpgsql as $$
declare
  month date;
  name text;
begin
  for month in select generate_series(date_trunc('month', first_day), last_day, interval '1 month') loop
    name := 'price_history_' || to_char(month, 'YYYY_MM');
    if to_regclass(name) is null
      and not exists (select from price_history_rest where day >= month and day < month + interval '1 month') then
      execute format('create table %I partition of price_history for values from (%L) to (%L)',
        name, month, (month + interval '1 month')::date);
    end if;
  end loop;
end $$;

-- Takes away the months that have ended by a day.
create function drop_price_months(ended date) returns void language plpgsql as $$
declare
  name text;
begin
  for name in select c.relname from pg_inherits join pg_class c on c.oid = inhrelid
    where inhparent = 'price_history'::regclass and c.relname ~ '^price_history_\d{4}_\d\d$'
      and to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= ended loop
    execute format('drop table %I', name);
  end loop;
end $$;
