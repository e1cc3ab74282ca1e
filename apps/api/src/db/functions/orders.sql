-- The VAT in what pieces cost, per line and half up: the same rule as lineSum of packages/trade.
create or replace function line_vat(price bigint, pieces int, rate smallint, included boolean) returns bigint
language sql immutable parallel safe as $$
  select case when included then (2 * price * pieces * coalesce(rate, 0) + 100 + coalesce(rate, 0)) / (2 * (100 + coalesce(rate, 0)))
    else (2 * price * pieces * coalesce(rate, 0) + 100) / 200 end
$$;

-- What pieces cost with it.
create or replace function line_total(price int, pieces int, rate smallint, included boolean) returns bigint
language sql immutable parallel safe as $$
  select price::bigint * pieces + case when included then 0 else line_vat(price, pieces, rate, included) end
$$;

-- The money of an order, by the same rule as orderMoney.
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

-- What an order waits for each side to do, and until when; at most one row a side, none once an order is over.
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
