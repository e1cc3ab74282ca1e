-- Money that came; a negative sum went back.
create table payment (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  sum bigint not null check (sum <> 0),
  paid_on date not null,
  reference text,
  created_at timestamptz not null default now()
);
create index payment_order on payment (order_id, created_at);

create table shipment (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  position smallint not null,
  carrier text not null,
  waybill text,
  shipped_on date not null,
  received_at timestamptz,
  created_at timestamptz not null default now(),
  unique (order_id, position)
);

create table shipment_item (
  shipment_id uuid not null references shipment on delete cascade,
  item_id uuid not null references order_item on delete cascade,
  quantity int not null check (quantity > 0),
  received int check (received between 0 and quantity),
  primary key (shipment_id, item_id)
);
create index shipment_item_item on shipment_item (item_id);

create table claim (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  item_id uuid not null references order_item on delete cascade,
  kind text not null check (kind in ('short', 'damaged', 'wrong', 'defect')),
  wish text not null check (wish in ('refund', 'return')),
  quantity int not null check (quantity > 0),
  comment text,
  status text not null default 'open' check (status in ('open', 'accepted', 'rejected', 'withdrawn')),
  answer text,
  due_at timestamptz not null default now() + interval '10 days',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index claim_order on claim (order_id, created_at);
create index claim_item on claim (item_id);

-- Papers of an order as they were when they were made: a number is given once, and none is left out.
create table document_counter (
  supplier_id uuid not null references company on delete cascade,
  kind text not null,
  year smallint not null,
  last int not null,
  primary key (supplier_id, kind, year)
);

create table document (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  shipment_id uuid references shipment on delete cascade,
  supplier_id uuid references company on delete set null,
  kind text not null check (kind in ('invoice', 'upd', 'torg12')),
  year smallint not null,
  number int not null check (number > 0),
  issued_on date not null,
  sum bigint not null,
  content jsonb not null,              -- the parties, the lines and the sums: all that is printed
  created_at timestamptz not null default now(),
  unique (supplier_id, kind, year, number)
);
create index document_order on document (order_id, created_at);
create index document_shipment on document (shipment_id);

-- Identification codes of marked goods; a supplier ships each once.
create table marking_code (
  supplier_id uuid not null references company on delete cascade,
  code text not null,
  shipment_id uuid not null references shipment on delete cascade,
  item_id uuid not null references order_item on delete cascade,
  is_received boolean not null default false,
  primary key (supplier_id, code)
);
create index marking_code_shipment on marking_code (shipment_id, item_id);
create index marking_code_item on marking_code (item_id);
