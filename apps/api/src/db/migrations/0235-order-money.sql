-- The VAT in what pieces cost, and the cost with it: the same rule as lineSum, per line and half up.
create function line_vat(price bigint, pieces int, rate smallint, included boolean) returns bigint
language sql immutable parallel safe as $$
  select case when included then (2 * price * pieces * coalesce(rate, 0) + 100 + coalesce(rate, 0)) / (2 * (100 + coalesce(rate, 0)))
    else (2 * price * pieces * coalesce(rate, 0) + 100) / 200 end
$$;
create or replace function line_total(price int, pieces int, rate smallint, included boolean) returns bigint
language sql immutable parallel safe as $$
  select price::bigint * pieces + case when included then 0 else line_vat(price, pieces, rate, included) end
$$;

-- The known costs of an order's deliveries together.
create function receiving_cost(receiving jsonb) returns bigint
language sql immutable parallel safe as $$
  select coalesce(sum((one ->> 'cost')::bigint), 0)::bigint from jsonb_array_elements(receiving) one
$$;

-- A known cost is charged even if a carrier sets another one; orders that have papers already stay as these say.
update purchase p set delivery_cost = receiving_cost(receiving)
where delivery_cost is null and status in ('new', 'offered', 'confirmed')
  and not exists (select from document d where d.purchase_id = p.id);
update purchase set delivery_cost = 0 where delivery_cost is null;
alter table purchase
  alter column delivery_cost set default 0,
  alter column delivery_cost set not null,
  add constraint purchase_delivery_cost check (delivery_cost in (0, receiving_cost(receiving)));
comment on column purchase.delivery_cost is 'kopecks that are charged for deliveries: the known costs in receiving';

-- The money of an order, by the same rule as orderMoney.
create function order_money(p purchase)
returns table (goods bigint, delivery bigint, credited bigint, payable bigint, paid bigint, due bigint)
language sql stable parallel safe as $$
  select m.goods, m.delivery, m.goods - m.kept, m.kept + m.delivery, m.paid,
    case when p.status in ('declined', 'cancelled') then 0 else m.kept + m.delivery - m.paid end
  from (select
      coalesce(sum(line_total(l.price, l.pieces, i.vat_rate, i.vat_included)), 0)::bigint goods,
      coalesce(sum(line_total(l.price, l.pieces - i.credited, i.vat_rate, i.vat_included)), 0)::bigint kept,
      p.delivery_cost::bigint delivery,
      (select coalesce(sum(y.sum), 0)::bigint from payment y where y.purchase_id = p.id) paid
    from purchase_item i
      cross join lateral (select coalesce(i.offered_price, i.bulk_price) price, coalesce(i.confirmed_quantity, i.quantity) pieces) l
    where i.purchase_id = p.id) m
$$;
