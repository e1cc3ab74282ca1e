-- Where goods go, for how much, and when: addresses of buyers, terms of suppliers, and what an order promised.
create table address (
  id uuid primary key default gen_random_uuid(),
  -- whose it is: a person's own, or that of a company and of all who speak for it
  account_id uuid references account on delete cascade,
  company_id uuid references company on delete cascade,
  label text not null check (label <> ''),
  city_id smallint not null references city,
  street text not null check (street <> ''),
  receiver text not null check (receiver <> ''),
  phone text not null,                 -- digits only, with the country code
  working_hours text,
  is_default boolean not null,
  created_at timestamptz not null default now(),
  check ((account_id is null) <> (company_id is null))
);
create index address_account on address (account_id);
create index address_company on address (company_id);
create unique index address_default_account on address (account_id) where is_default;
create unique index address_default_company on address (company_id) where is_default;

-- where he buys for, as he chose it; no reference, since accounts outlive the cities of a demo trade
alter table account add column city_id smallint;
alter table warehouse add column address text, add column working_hours text;
alter table company add column delivery_revision int not null default 0;   -- grows with every change of its terms

-- A destination: the warehouse's own city, cities and regions by name, or everywhere else. The narrowest one counts.
create table delivery_zone (
  id int generated always as identity primary key,
  company_id uuid not null references company on delete cascade,
  position smallint not null,
  name text not null check (name <> ''),
  own_city boolean not null, everywhere boolean not null,
  cities text[] not null, regions text[] not null,
  unique (company_id, name)
);
create unique index delivery_zone_own_city on delivery_zone (company_id) where own_city;
create unique index delivery_zone_everywhere on delivery_zone (company_id) where everywhere;

-- A zone without terms of a warehouse is one that it does not deliver to.
create table delivery_term (
  zone_id int not null references delivery_zone on delete cascade,
  warehouse_id int not null references warehouse on delete cascade,
  days_min smallint not null check (days_min >= 0),      -- on the way, once the goods have left
  days_max smallint not null check (days_max >= days_min),
  cutoff smallint not null check (cutoff between 0 and 1440),   -- minutes of the warehouse's day: what is ordered later waits
  workdays smallint[] not null check (cardinality(workdays) > 0),   -- 1 is Monday
  -- what the price is for: an order, a piece, a kilogramme, hundredths of a per cent of the goods; or the carrier says it
  basis text not null check (basis in ('order', 'piece', 'weight', 'sum', 'carrier')),
  price int not null check (price >= 0),
  disk_price int check (disk_price >= 0),                -- of a wheel, where it is another one than a tyre's
  min_cost int not null check (min_cost >= 0),
  free_from bigint check (free_from > 0),                -- goods with VAT, kopecks
  primary key (zone_id, warehouse_id)
);
create index delivery_term_warehouse on delivery_term (warehouse_id);

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

-- What was promised when the order was made; see the contract's OrderReceiving.
alter table purchase
  add column receiving jsonb not null default '[]',
  add column delivery_cost int,        -- kopecks of all warehouses; null where a carrier says it
  add column promised_on date;                 -- the last of them
alter table purchase_item add column warehouse_id int;

-- What one piece takes up, cm³, and weighs, grams, by its size: lists hardly ever tell. A marking's number of up to 100 is inches,
-- a larger one millimetres. A tyre is a box of its outer diameter squared by its width and as dense as its kind is; a wheel weighs
-- by its diameter squared and its width. See decision 90.
create function goods_inches(hundredths int) returns numeric language sql immutable as $$
  select case when hundredths <= 10000 then hundredths / 100.0 else hundredths / 2540.0 end
$$;
create function goods_volume(l listing) returns numeric language sql immutable as $$
  select case
    when l.section in (2, 4) then power(goods_inches(l.diameter) + 1.1, 2) * (goods_inches(l.rim_width) + 0.8)
    else power(coalesce(goods_inches(l.outer_diameter), goods_inches(l.diameter) + goods_inches(l.width) *
      case when coalesce(l.profile, 0) = 0 then 1.64 else l.profile / 5000.0 end), 2) * goods_inches(l.width)
    end * 16.387064
$$;
create function goods_weight(l listing) returns numeric language sql immutable as $$
  select case when l.section in (2, 4)
    then power(goods_inches(l.diameter), 2) * goods_inches(l.rim_width) * case l.section when 2 then 5.2 else 8 end
    else goods_volume(l) * case l.section
      when 1 then case when l.light_truck then 0.137 else 0.114 end
      when 3 then 0.185 when 5 then 0.150 when 6 then 0.100 else 0.095 end end
$$;
-- The list's own weight first; 10 kg and 80 l where not even the size is known.
create function product_grams(product int) returns int language sql stable as $$
  select least(coalesce((p.specs ->> 'weight_kg')::numeric * 1000, goods_weight(l), 10000), 1000000000)::int
  from product p join listing l on l.product_id = p.id where p.id = product
$$;
create function product_volume(product int) returns int language sql stable as $$
  select least(coalesce(goods_volume(l), 80000), 1000000000)::int from listing l where l.product_id = product
$$;
