-- Orders. What an accountant may ask about later is kept as it was: the parties, the products, the prices.
-- "order" is a word of SQL, hence the name. The stock of an open order (new, confirmed) is out of its offers already.
create table purchase (
  id uuid primary key,
  number bigint generated always as identity unique,
  account_id uuid references account on delete set null,       -- who ordered
  buyer_id uuid references company on delete set null,         -- null: the person himself
  supplier_id uuid references company on delete set null,
  status text not null default 'new' check (status in ('new', 'confirmed', 'declined', 'cancelled')),
  buyer jsonb not null,                -- {name, inn, kpp}
  supplier jsonb not null,
  contact jsonb not null,              -- {full_name, phone, email} of who ordered
  delivery jsonb not null,             -- {kind, address}
  comment text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index purchase_account on purchase (account_id, number desc);
create index purchase_buyer on purchase (buyer_id, number desc);
create index purchase_supplier on purchase (supplier_id, status, number desc);

create table purchase_item (
  id uuid primary key,
  purchase_id uuid not null references purchase on delete cascade,
  position int not null,
  offer_id bigint not null,            -- may be gone
  product jsonb not null,              -- product_brief
  city text not null,
  warehouse text not null,
  quantity int not null check (quantity > 0),
  confirmed_quantity int check (confirmed_quantity between 0 and quantity),
  bulk_price int not null check (bulk_price > 0),
  vat_rate smallint,
  vat_included boolean not null,
  unique (purchase_id, position)
);
create index purchase_item_offer on purchase_item (offer_id);

create table purchase_event (
  id bigint generated always as identity primary key,
  purchase_id uuid not null references purchase on delete cascade,
  status text not null,
  at timestamptz not null default now(),
  by text,                             -- name of the person
  comment text
);
create index purchase_event_purchase on purchase_event (purchase_id, id);

-- One press of the button: whatever is sent again under its key answers with the orders that it made.
create table purchase_request (
  account_id uuid not null references account on delete cascade,
  key text not null,
  body_hash bytea not null,
  purchase_ids uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);

-- Whether somebody speaks for a company: its members do, and those of the company it is a branch of.
create function speaks_for(account uuid, company uuid) returns boolean language sql stable as $$
  select exists (select from company c join company_member m on m.company_id in (c.id, c.parent_id)
    where c.id = company and m.account_id = account)
$$;
