-- An order is called so here too. "order" is a word of SQL, hence the plural of the table's name.
alter table purchase rename to orders;
alter table purchase_item rename to order_item;
alter table purchase_event rename to order_event;
alter table purchase_request rename to order_call;
alter view request_piece rename column purchase_id to order_id;

do $$
declare one record;
begin
  for one in select attrelid::regclass of_table, attname old, replace(attname, 'purchase', 'order') new from pg_attribute
    where attname in ('purchase_id', 'purchase_ids') and attrelid in
      (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') loop
    execute format('alter table %s rename column %I to %I', one.of_table, one.old, one.new);
  end loop;
end $$;

-- Names of constraints, indexes and sequences follow those of their tables and columns.
create function pg_temp.name_after_order(name text) returns text language sql as $$
  select case when name like 'purchase\_request%' then 'order_call' || replace(substr(name, 17), 'purchase', 'order')
    else replace(regexp_replace(regexp_replace(name, '^purchase_(item|event)', 'order_\1'), '^purchase', 'orders'), 'purchase', 'order') end
$$;
do $$
declare one record;
begin
  for one in select conrelid::regclass of_table, conname old, pg_temp.name_after_order(conname) new from pg_constraint
    where connamespace = 'public'::regnamespace and conname like '%purchase%' and conname not like 'prepared%' loop
    execute format('alter table %s rename constraint %I to %I', one.of_table, one.old, one.new);
  end loop;
  for one in select case relkind when 'S' then 'sequence' else 'index' end kind, relname old, pg_temp.name_after_order(relname) new
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('i', 'S') and relname like '%purchase%'
      and relname not like 'prepared%' and not exists (select from pg_constraint where conindid = pg_class.oid) loop
    execute format('alter %s %I rename to %I', one.kind, one.old, one.new);
  end loop;
end $$;
drop function pg_temp.name_after_order(text);

-- Texts of functions; a parameter's new name needs a new function.
drop function people_of(uuid);
drop function event_of_quote(uuid, uuid);

create or replace function company_gone() returns trigger language plpgsql as $$
begin
  update orders set account_id = null where buyer_id = old.id;
  return old;
end $$;

create or replace function order_money(p orders)
returns table (goods bigint, delivery bigint, credited bigint, payable bigint, paid bigint, due bigint)
language sql stable parallel safe as $$
  select m.goods, m.delivery, m.goods - m.kept, m.kept + m.delivery, m.paid,
    case when p.status in ('declined', 'cancelled') then 0 else m.kept + m.delivery - m.paid end
  from (select
      coalesce(sum(line_total(l.price, l.pieces, i.vat_rate, i.vat_included)), 0)::bigint goods,
      coalesce(sum(line_total(l.price, l.pieces - i.credited, i.vat_rate, i.vat_included)), 0)::bigint kept,
      p.delivery_cost::bigint delivery,
      (select coalesce(sum(y.sum), 0)::bigint from payment y where y.order_id = p.id) paid
    from order_item i
      cross join lateral (select coalesce(i.offered_price, i.bulk_price) price, coalesce(i.confirmed_quantity, i.quantity) pieces) l
    where i.order_id = p.id) m
$$;

create or replace function order_turns(p orders) returns table (by text, action text, until timestamptz)
language sql stable parallel safe as $$
  select t.by, t.action, case
    when t.action = 'answer_claim' then c.due_at
    when t.action = 'ship' or p.status in ('shipped', 'received') then null
    else p.due_at end
  from (select m.due, p.pay_days = 0 and m.due > 0 is_prepaid_first from order_money(p) m) m
    cross join lateral (select coalesce(bool_or(s.received_at is null), false) is_under_way
      from shipment s where s.order_id = p.id) s
    cross join lateral (select coalesce(sum(coalesce(i.confirmed_quantity, i.quantity) - i.shipped), 0) left_to_ship
      from order_item i where i.order_id = p.id) i
    cross join lateral (select min(c.due_at) due_at, count(*) > 0 is_open
      from claim c where c.order_id = p.id and c.status = 'open') c
    cross join lateral (values
      ('supplier', case
        when p.status = 'new' then 'answer'
        when p.status = 'confirmed' then 'invoice'
        when p.status in ('shipped', 'received') and c.is_open then 'answer_claim'
        when p.status in ('invoiced', 'shipped') and i.left_to_ship > 0 and not m.is_prepaid_first then 'ship'
        when p.status in ('shipped', 'received') and m.due < 0 then 'refund' end),
      ('buyer', case
        when p.status = 'offered' then 'answer'
        when p.status = 'shipped' and s.is_under_way then 'receive'
        when p.status = 'invoiced' and m.is_prepaid_first then 'pay'
        when p.status in ('shipped', 'received') and m.due > 0 then 'pay' end)) t (by, action)
  where t.action is not null and p.status not in ('closed', 'declined', 'cancelled')
$$;

create or replace function people_of(of_order uuid) returns table (account_id uuid, side text) language sql stable as $$
  select x.account_id, min(x.side) from (
    select p.account_id, 'buyer' side from orders p where p.id = of_order and p.account_id is not null and p.buyer_id is null
    union all
    select s.account_id, 'buyer' from orders p join speaker s on s.company_id = p.buyer_id where p.id = of_order
    union all
    select s.account_id, 'supplier' from orders p join speaker s on s.company_id = p.supplier_id where p.id = of_order
  ) x group by x.account_id
$$;

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

create or replace function event_of_order() returns trigger language plpgsql as $$
declare
  p record;
begin
  select buyer_id, supplier_id, number into p from orders where id = new.order_id;
  perform add_event(p.buyer_id, 'order.' || new.kind, new.order_id::text,
    jsonb_build_object('number', p.number, 'status', new.status, 'side', 'buyer'));
  if p.supplier_id is distinct from p.buyer_id then
    perform add_event(p.supplier_id, 'order.' || new.kind, new.order_id::text,
      jsonb_build_object('number', p.number, 'status', new.status, 'side', 'supplier'));
  end if;
  return null;
end $$;

create or replace function event_of_message() returns trigger language plpgsql as $$
declare
  p record;
begin
  select buyer_id, supplier_id, number, status into p from orders where id = new.order_id;
  perform add_event(p.buyer_id, 'order.message', new.order_id::text,
    jsonb_build_object('number', p.number, 'status', p.status, 'side', 'buyer'));
  if p.supplier_id is distinct from p.buyer_id then
    perform add_event(p.supplier_id, 'order.message', new.order_id::text,
      jsonb_build_object('number', p.number, 'status', p.status, 'side', 'supplier'));
  end if;
  return null;
end $$;

create or replace function event_of_quote(quote uuid, of_order uuid) returns void language sql as $$
  select add_event(side.company, 'quote.taken', i.id::text,
    jsonb_build_object('number', p.number, 'status', 'taken', 'side', side.name))
  from quote q join inquiry_line l on l.id = q.inquiry_line_id join inquiry i on i.id = l.inquiry_id join orders p on p.id = $2,
    lateral (values (p.buyer_id, 'buyer'), (p.supplier_id, 'supplier')) side(company, name)
  where q.id = $1
$$;

create or replace function event_of_taken() returns trigger language plpgsql as $$
begin
  perform event_of_quote(new.quote_id, new.order_id);
  return null;
end $$;

create or replace function event_of_approved_quote() returns trigger language plpgsql as $$
begin
  perform event_of_quote(o.quote_id, p.id) from goods_request_order o
    join orders p on p.id = any(new.order_ids) and p.supplier_id = o.supplier_id
    where o.approval_id = new.id and o.quote_id is not null;
  return null;
end $$;
