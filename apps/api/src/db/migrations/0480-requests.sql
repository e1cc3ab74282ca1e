-- What a buyer wants, as it was written, until it is bought: «Заявка». It replaces the lists that were kept under a name.
create table goods_request (
  id uuid primary key,
  number int generated always as identity unique,
  account_id uuid references account on delete cascade,      -- whose it is alone
  company_id uuid references company on delete cascade,      -- or whose people see it
  name text not null default '' check (length(name) <= 100),
  origin text not null check (origin in ('text', 'file', 'list', 'order', 'request')),
  version int not null default 1 check (version > 0),
  is_closed boolean not null default false,
  created_by uuid references account on delete set null,
  created_at timestamptz not null default now(),
  updated_by uuid references account on delete set null,
  updated_at timestamptz not null default now(),
  key text,                            -- of the call that made it, one of `created_by`
  check (num_nonnulls(account_id, company_id) = 1),
  unique (created_by, key)
);
create index goods_request_account on goods_request (account_id, updated_at desc) where account_id is not null;
create index goods_request_company on goods_request (company_id, updated_at desc) where company_id is not null;
create index goods_request_updated_by on goods_request (updated_by);

create table goods_request_line (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references goods_request on delete cascade,
  position int not null,
  text text not null check (text <> '' and length(text) <= 1200),
  is_remark boolean not null default false,                  -- a greeting or a total: nothing is wanted by it
  product_id int references product on delete set null,      -- what was decided on
  quantity int check (quantity between 0 and 1000000),       -- null: as the text says
  section text,
  wish jsonb,                          -- a body of the section's search
  understood jsonb not null default '{"tokens": [], "unknown": []}',
  check (not is_remark or (product_id is null and quantity is null))
);
create index goods_request_line_request on goods_request_line (request_id, position);
create index goods_request_line_product on goods_request_line (product_id) where product_id is not null;

-- Pieces of a line that were ordered, or that wait for a yes.
create table goods_request_order (
  line_id uuid not null references goods_request_line on delete cascade,
  purchase_id uuid references purchase on delete cascade,
  approval_id uuid references approval on delete cascade,
  supplier_id uuid not null,           -- an approval makes one order for each
  quantity int not null check (quantity > 0),
  check (num_nonnulls(purchase_id, approval_id) = 1)
);
create index goods_request_order_line on goods_request_order (line_id);
create index goods_request_order_purchase on goods_request_order (purchase_id) where purchase_id is not null;
create index goods_request_order_approval on goods_request_order (approval_id) where approval_id is not null;

-- The pieces of lines that are in orders which are not off, or wait for a yes.
create view request_piece as
  select o.line_id, o.quantity, p.id purchase_id
  from goods_request_order o left join approval a on a.id = o.approval_id
    left join lateral (select p.id, p.status from purchase p
      where p.id = o.purchase_id or (p.id = any(a.purchase_ids) and p.supplier_id = o.supplier_id) limit 1) p on true
  where case when p.id is null then a.state = 'waiting' else p.status not in ('declined', 'cancelled') end;

-- Whoever has a request sees it: its account, or who speaks for its company.
create function sees_request(who uuid, r goods_request) returns boolean language sql stable as $$
  select case when r.company_id is null then r.account_id = who else speaks_for(who, r.company_id) end
$$;

insert into goods_request (id, account_id, name, origin, created_by, created_at, updated_by, updated_at)
  select id, account_id, left(name, 100), 'list', account_id, updated_at, account_id, updated_at from bulk_list order by updated_at;
insert into goods_request_line (request_id, position, text, product_id, quantity)
  select l.id, r.n, r.row ->> 'text', p.id, (r.row ->> 'quantity')::int
  from bulk_list l cross join jsonb_array_elements(l.rows) with ordinality r (row, n)
    left join product p on p.id = (r.row ->> 'product_id')::int
  where r.row ->> 'text' <> '';
drop table bulk_list;
