-- How often a supplier's goods were looked at, without persons: a buyer counts once a week for each product whose offers he opens
-- and for each supplier's offer of it that he puts in the cart, under the hash of that week (see 0350).

create table offer_view (
  week date not null references demand_salt on delete cascade,
  product_id int not null references product on delete cascade,
  -- whose offer was put in the cart; null: all offers were looked at
  supplier_id uuid references company on delete cascade,
  buyer bytea not null,
  unique nulls not distinct (week, product_id, supplier_id, buyer)
);
create index offer_view_product on offer_view (product_id);
create index offer_view_supplier on offer_view (supplier_id);

-- Buyers of a week who saw a supplier among the offers of a product, and who put his offer in the cart.
create table view_week (
  week date not null check (extract(isodow from week) = 1),
  supplier_id uuid not null references company on delete cascade,
  product_id int not null references product on delete cascade,
  views int not null check (views >= 0),
  carts int not null check (carts >= 0),
  primary key (supplier_id, week, product_id)
);
create index view_week_product on view_week (product_id);
