-- What goods cost, are asked for and are sold for, by day and week.

-- Prices of days lie in a table a month: an old month goes as a whole. What no month is opened for lies in the default partition.
create table price_history (
  product_id int not null references product on delete cascade,
  day date not null,
  min_bulk_price int not null constraint price_history_min_bulk_price_check check (min_bulk_price > 0),
  offers_count int not null,
  primary key (product_id, day)
) partition by range (day);
create table price_history_rest partition of price_history default;

create table price_index (
  section smallint not null references section,
  day date not null,
  median_bulk_price int not null,
  primary key (section, day)
);

-- the market as it stood at the end of each day; today's row is counted anew every hour
create table market_day (
  day date primary key,
  offers int not null,
  suppliers int not null,
  quantity bigint not null,
  -- suppliers whose price list came that day
  price_lists int not null,
  counted_at timestamptz not null default now()
);

-- what passenger tyres of a size cost that day
create table size_price (
  size text not null,
  season text not null,
  day date not null,
  median_bulk_price int not null,
  min_bulk_price int not null,
  primary key (size, season, day)
);
create index size_price_day on size_price (day);

-- What buyers search for, without persons: every buyer counts once a week for each thing that he looks for, under a hash whose
-- salt goes with the week. Only counts of at least five buyers outlive it.
create table demand_salt (
  week date primary key check (extract(isodow from week) = 1),
  salt bytea not null default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);

-- A size in the listing's numbers, 0 for what it lacks: width, profile, diameter, outer diameter of tyres; diameter, bolts, pcd, 0 of
-- wheels. Null: nobody said.
create table demand_search (
  week date not null references demand_salt on delete cascade,
  section smallint not null references section,
  size int[] not null check (cardinality(size) = 4),
  season text,
  studded boolean,
  brand_id int references brand on delete cascade,
  city_id int references city on delete cascade,
  buyer bytea not null,
  -- what such searches of the buyer ended with that week: goods; none, though there are dearer or later ones
  found boolean not null,
  dear boolean not null,
  late boolean not null,
  unique nulls not distinct (week, section, size, season, studded, brand_id, city_id, buyer)
);
create index demand_search_brand on demand_search (brand_id);
create index demand_search_city on demand_search (city_id);

-- Buyers of a week by size; by variant: size, season and studs; by variant and city; by variant and brand.
create table demand_week (
  week date not null,
  part text not null check (part in ('size', 'variant', 'city', 'brand')),
  section smallint not null references section,
  size int[] not null check (cardinality(size) = 4),
  season text,
  studded boolean,
  brand_id int references brand on delete cascade,
  city_id int references city on delete cascade,
  buyers int not null check (buyers >= 5),
  -- those of them that found nothing all week: because nobody has it, at their price, by their day
  nothing int not null,
  dear int not null,
  late int not null,
  check (nothing >= 0 and dear >= 0 and late >= 0 and nothing + dear + late <= buyers),
  check ((part = 'city') = (city_id is not null) and (part = 'brand') = (brand_id is not null)),
  check (part <> 'size' or (season is null and studded is null)),
  unique nulls not distinct (section, part, week, size, season, studded, brand_id, city_id)
);
create index demand_week_brand on demand_week (brand_id);
create index demand_week_city on demand_week (city_id);

-- How often a supplier's goods were looked at, without persons: a buyer counts once a week for each product whose offers he opens
-- and for each supplier's offer of it that he puts in the cart, under the hash of that week (see demand_salt).
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

-- What suppliers lost: whose offers of a product stood beside the one that a buyer chose, and why they were not chosen. Neither
-- the buyer nor the supplier that was chosen is kept.

-- The choices of an order as they were made, until they are counted.
create table choice_note (
  id bigint generated always as identity primary key,
  week date not null,
  lost jsonb not null
);

create table lost_week (
  week date not null check (extract(isodow from week) = 1),
  supplier_id uuid not null references company on delete cascade,
  product_id int not null references product on delete cascade,
  city_id int references city on delete cascade,
  reason text not null check (reason in ('short', 'lots', 'unknown', 'old', 'dearer', 'later', 'other')),
  -- by how many percent the price would have had to be lower; null where that would not have done
  percent smallint check (percent between 1 and 5),
  choices int not null check (choices > 0),
  pieces bigint not null,
  -- kopecks at the supplier's own prices; how much more than the chosen offer with the delivery; and how many days later
  sum bigint not null,
  gap bigint not null,
  days int not null,
  unique nulls not distinct (supplier_id, week, product_id, city_id, reason, percent)
);
create index lost_week_product on lost_week (product_id);
create index lost_week_city on lost_week (city_id);

-- What independent suppliers agree on of a model, what waits for a keeper of the installation, and what one has taken back.
create table market_fact (
  id int generated by default as identity primary key,
  brand text not null,
  model text not null,
  attribute text not null check (attribute in ('season', 'studded', 'alias')),
  value text not null,                 -- a season, true or false, another name of the model
  state text not null check (state in ('learnt', 'proposed', 'undone')),
  said int not null, denied int not null,  -- voices: suppliers that are not independent are one
  sureness real not null,
  suppliers uuid[] not null,           -- who says so; what is undone does not come back by their word
  learnt_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),  -- when the market last said so
  decided_by uuid references account on delete set null,
  unique (brand, model, attribute, value),
  check (attribute <> 'studded' or value in ('true', 'false'))
);
create index market_fact_decided_by on market_fact (decided_by) where decided_by is not null;
create index market_fact_state on market_fact (state, learnt_at desc, id desc);
-- One season, and studs or none.
create unique index market_fact_one on market_fact (brand, model, attribute) where state = 'learnt' and attribute <> 'alias';
