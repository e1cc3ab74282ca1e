-- Notes what happens to a company, for its programs, and wakes those who wait for it.
create or replace function add_event(company uuid, type text, subject text, data jsonb) returns void language plpgsql as $$
begin
  if company is null then return; end if;
  insert into event (company_id, type, subject, data) values (company, type, subject, data);
  perform pg_notify('news', 'company:' || company);
  if exists (select from webhook w where w.company_id = company and w.is_active) then
    perform pg_notify('news', 'webhooks');
  end if;
end $$;

-- Both sides of an order get its events.
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

create or replace function event_of_list() returns trigger language plpgsql as $$
begin
  perform add_event(new.company_id, 'price_list.' || new.status, new.id::text,
    jsonb_build_object('file_name', new.file_name, 'status', new.status));
  return null;
end $$;

create or replace function event_of_approval() returns trigger language plpgsql as $$
begin
  perform add_event(new.company_id, case new.state when 'waiting' then 'approval.asked' else 'approval.decided' end,
    new.id::text, jsonb_build_object('status', new.state));
  return null;
end $$;

create or replace function event_of_asking() returns trigger language plpgsql as $$
begin
  perform add_event(new.supplier_id, 'quote.asked', new.inquiry_id::text, '{"status": "asked"}');
  return null;
end $$;

create or replace function event_of_wish() returns trigger language plpgsql as $$
begin
  perform add_event(q.supplier_id, 'quote.wished', l.inquiry_id::text, '{"status": "wished"}')
    from quote q join inquiry_line l on l.id = q.inquiry_line_id where q.id = new.quote_id;
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
