-- Everybody on both sides of an order; whoever speaks for both hears of it as the buyer. Whoever made it for a company hears of it as
-- long as the company lets him speak for it; of his own orders always.
create or replace function people_of(of_order uuid) returns table (account_id uuid, side text) language sql stable as $$
  select x.account_id, min(x.side) from (
    select p.account_id, 'buyer' side from orders p where p.id = of_order and p.account_id is not null and p.buyer_id is null
    union all
    select s.account_id, 'buyer' from orders p join speaker s on s.company_id = p.buyer_id where p.id = of_order
    union all
    select s.account_id, 'supplier' from orders p join speaker s on s.company_id = p.supplier_id where p.id = of_order
  ) x group by x.account_id
$$;

-- One row of news for each person whom an event or a message concerns; whoever did it has read it.
create or replace function tell_event() returns trigger language plpgsql as $$
begin
  insert into news (account_id, order_id, side, event_id, read_at)
  select p.account_id, new.order_id, p.side, new.id, case when p.account_id = new.account_id then now() end
  from people_of(new.order_id) p;
  return null;
end $$;

create or replace function tell_message() returns trigger language plpgsql as $$
begin
  insert into news (account_id, order_id, side, message_id, read_at)
  select p.account_id, new.order_id, p.side, new.id, case when p.account_id = new.account_id then now() end
  from people_of(new.order_id) p;
  return null;
end $$;

-- Streams that are open wake up: of whom there is news, who has read it elsewhere, whose session has ended.
create or replace function wake_account() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', case when tg_op = 'DELETE' then old.account_id else new.account_id end::text);
  return null;
end $$;
