-- A buyer asks suppliers for prices of lines of a request: «Запрос цен». They learn the goods, the pieces and the city only.
create table inquiry (
  id uuid primary key,
  request_id uuid not null references goods_request on delete cascade,
  account_id uuid references account on delete set null,   -- who asks, and is told of answers
  city_id int not null references city,
  until timestamptz not null,
  created_at timestamptz not null default now(),
  key text not null,                   -- of the call that made it
  unique (account_id, key)
);
create index inquiry_request on inquiry (request_id, created_at desc);

create table inquiry_line (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references inquiry on delete cascade,
  line_id uuid not null references goods_request_line on delete cascade,
  position int not null,
  product_id int references product on delete set null,
  text text not null,                  -- what was understood of the line; nothing else of it is told
  quantity int not null check (quantity between 1 and 1000000),
  section smallint not null,
  -- goods of the same size may be quoted instead; null where any will do
  diameter int not null,
  width int, profile int, rim_width int, bolts smallint, pcd int,
  unique (inquiry_id, line_id)
);
create index inquiry_line_line on inquiry_line (line_id);
create index inquiry_line_product on inquiry_line (product_id) where product_id is not null;

-- Whom it was sent to, and what is known of the answer as a whole.
create table inquiry_supplier (
  inquiry_id uuid not null references inquiry on delete cascade,
  supplier_id uuid not null references company on delete cascade,
  version int not null default 0,      -- of the answer
  answered_at timestamptz,
  answered_by uuid references account on delete set null,
  primary key (inquiry_id, supplier_id)
);
create index inquiry_supplier_supplier on inquiry_supplier (supplier_id);
create index inquiry_supplier_answered_by on inquiry_supplier (answered_by) where answered_by is not null;

-- What a supplier asks for a line: the price of an offer, and no stock.
create table quote (
  id uuid primary key,
  inquiry_line_id uuid not null references inquiry_line on delete cascade,
  supplier_id uuid not null references company on delete cascade,
  offer_id bigint references offer on delete set null,     -- null: sold no longer
  product_id int not null references product on delete cascade,
  price int not null check (price > 0),
  quantity int not null check (quantity between 1 and 1000000),
  day date,                            -- on which the supplier has the goods, if that is later than the offer says
  holds_until timestamptz not null,
  is_withdrawn boolean not null default false,
  version int not null default 1,
  unique (inquiry_line_id, supplier_id)
);
create index quote_supplier on quote (supplier_id);
create index quote_offer on quote (offer_id) where offer_id is not null;
create index quote_product on quote (product_id);

alter table goods_request_order add column quote_id uuid references quote on delete set null;
create index goods_request_order_quote on goods_request_order (quote_id) where quote_id is not null;

-- A quote is taken for good by an order, and as long as its order waits for a yes.
create function quote_state(q quote) returns text language sql volatile as $$
  select case
    when exists (select from goods_request_order o left join approval a on a.id = o.approval_id
      where o.quote_id = q.id and (a.id is null or a.state in ('waiting', 'approved'))) then 'taken'
    when q.is_withdrawn or q.offer_id is null then 'withdrawn'
    when q.holds_until <= clock_timestamp() then 'lapsed'
    else 'given' end
$$;

create function event_of_quote(quote uuid, purchase uuid) returns void language sql as $$
  select add_event(side.company, 'quote.taken', i.id::text,
    jsonb_build_object('number', p.number, 'status', 'taken', 'side', side.name))
  from quote q join inquiry_line l on l.id = q.inquiry_line_id join inquiry i on i.id = l.inquiry_id join purchase p on p.id = $2,
    lateral (values (p.buyer_id, 'buyer'), (p.supplier_id, 'supplier')) side(company, name)
  where q.id = $1
$$;

create function event_of_taken() returns trigger language plpgsql as $$
begin
  perform event_of_quote(new.quote_id, new.purchase_id);
  return null;
end $$;
create trigger event_of_taken after insert on goods_request_order for each row
  when (new.quote_id is not null and new.purchase_id is not null) execute function event_of_taken();

create function event_of_approved_quote() returns trigger language plpgsql as $$
begin
  perform event_of_quote(o.quote_id, p.id) from goods_request_order o
    join purchase p on p.id = any(new.purchase_ids) and p.supplier_id = o.supplier_id
    where o.approval_id = new.id and o.quote_id is not null;
  return null;
end $$;
create trigger event_of_approved_quote after update of state on approval for each row
  when (new.state = 'approved') execute function event_of_approved_quote();

create function event_of_asking() returns trigger language plpgsql as $$
begin
  perform add_event(new.supplier_id, 'quote.asked', new.inquiry_id::text, '{"status": "asked"}');
  return null;
end $$;
create trigger event_of_asking after insert on inquiry_supplier for each row execute function event_of_asking();
