-- Opens the months from one day to another that have none. A month that the default partition has rows of stays there.
create or replace function open_price_months(first_day date, last_day date) returns void language plpgsql as $$
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
create or replace function drop_price_months(ended date) returns void language plpgsql as $$
declare
  name text;
begin
  for name in select c.relname from pg_inherits join pg_class c on c.oid = inhrelid
    where inhparent = 'price_history'::regclass and c.relname ~ '^price_history_\d{4}_\d\d$'
      and to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= ended loop
    execute format('drop table %I', name);
  end loop;
end $$;
