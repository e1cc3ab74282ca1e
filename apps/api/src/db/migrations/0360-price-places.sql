-- What a supplier itself pays for a product, kopecks a piece. It is no part of an offer, so that no answer about offers can show it.
create table cost_price (
  supplier_id uuid not null references company on delete cascade,
  product_id int not null references product on delete cascade,
  price int not null check (price > 0),
  primary key (supplier_id, product_id)
);
create index cost_price_product on cost_price (product_id);

-- The prices that were set together, until they can no longer be taken back.
create table repricing (
  undo_id uuid not null,
  company_id uuid not null references company on delete cascade,
  offer_id bigint not null,
  old_price int not null,
  new_price int not null,
  expires_at timestamptz not null,
  primary key (undo_id, offer_id)
);
create index repricing_company on repricing (company_id);
create index repricing_expires on repricing (expires_at);
