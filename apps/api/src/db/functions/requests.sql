-- The pieces of lines that are in orders which are not off, or wait for a yes.
create or replace view request_piece as
  select o.line_id, o.quantity, p.id order_id
  from goods_request_order o left join approval a on a.id = o.approval_id
    left join lateral (select p.id, p.status from orders p
      where p.id = o.order_id or (p.id = any(a.order_ids) and p.supplier_id = o.supplier_id) limit 1) p on true
  where case when p.id is null then a.state = 'waiting' else p.status not in ('declined', 'cancelled') end;

-- Whoever has a request sees it: its account, or who speaks for its company.
create or replace function sees_request(who uuid, r goods_request) returns boolean language sql stable as $$
  select case when r.company_id is null then r.account_id = who else speaks_for(who, r.company_id) end
$$;

-- A quote is taken for good by an order, and as long as its order waits for a yes.
create or replace function quote_state(q quote) returns text language sql volatile as $$
  select case
    when exists (select from goods_request_order o left join approval a on a.id = o.approval_id
      where o.quote_id = q.id and (a.id is null or a.state in ('waiting', 'approved'))) then 'taken'
    when q.is_withdrawn or q.offer_id is null then 'withdrawn'
    when q.holds_until <= clock_timestamp() then 'lapsed'
    else 'given' end
$$;
