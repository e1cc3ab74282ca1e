-- Neither the offer nor its supplier need be there still: the line then tells what it was for.
create table cart_item (
  account_id uuid not null references account on delete cascade,
  offer_id bigint not null,
  product_id int not null references product on delete cascade,
  supplier_id uuid not null,
  quantity int not null check (quantity > 0),
  price_added int not null,
  terms jsonb not null,                -- offer_terms when added
  added_at timestamptz not null default now(),
  position bigint generated always as identity,
  primary key (account_id, offer_id)
);
create index cart_item_product on cart_item (product_id);

-- How the goods of a warehouse are to be received; without a row they are delivered to the default address.
create table cart_receiving (
  account_id uuid not null references account on delete cascade,
  warehouse_id int not null references warehouse on delete cascade,
  kind text not null check (kind in ('delivery', 'pickup')),
  address_id uuid references address on delete set null,
  primary key (account_id, warehouse_id)
);
create index cart_receiving_warehouse on cart_receiving (warehouse_id);
create index cart_receiving_address on cart_receiving (address_id);
