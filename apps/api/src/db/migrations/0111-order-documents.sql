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
  purchase_id uuid not null references purchase on delete cascade,
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
create index document_purchase on document (purchase_id, created_at);
create index document_shipment on document (shipment_id);

-- Identification codes of marked goods; a supplier ships each once.
create table marking_code (
  supplier_id uuid not null references company on delete cascade,
  code text not null,
  shipment_id uuid not null references shipment on delete cascade,
  item_id uuid not null references purchase_item on delete cascade,
  is_received boolean not null default false,
  primary key (supplier_id, code)
);
create index marking_code_shipment on marking_code (shipment_id, item_id);
create index marking_code_item on marking_code (item_id);
