-- What an account waits for of a line of a request: «Следить». What the line means is compiled when it is watched: the goods it may
-- be, in the numbers of `listing`, and what is demanded of their offers.
create table watch (
  id bigint generated always as identity primary key,
  line_id uuid not null references goods_request_line on delete cascade,
  account_id uuid not null references account on delete cascade,
  price int check (price > 0),         -- at most, for a piece, delivered if there is a city
  quantity int not null check (quantity between 1 and 1000000),
  day date,                            -- there by it
  city_id int references city,
  section smallint not null,
  product_id int references product on delete cascade,
  -- where changed goods look for who waits for them; null: any
  diameter int, width int,
  demands jsonb not null,
  offers jsonb not null,
  is_new boolean not null default true,      -- nothing that changed was compared with it yet
  -- the best offer that fulfils it now
  met_rank bigint, met_price bigint, met_day date, met_product int, met_offer bigint,
  lost_at timestamptz,                 -- since when there is none, after there was one
  -- the last news of it
  told_price bigint, told_day date, told_at timestamptz,
  news_at timestamptz,                 -- of what it was told; null: seen by whoever watches, when he began
  created_at timestamptz not null default now(),
  check (day is null or city_id is not null),
  unique (line_id, account_id)
);
create index watch_account on watch (account_id);
create index watch_city on watch (city_id) where city_id is not null;
create index watch_product on watch (product_id) where product_id is not null;
create index watch_size on watch (section, diameter, width) where product_id is null;
create index watch_met on watch (met_product) where met_product is not null;
create index watch_new on watch (id) where is_new;
create index watch_news on watch (account_id, news_at) where news_at is not null;

-- Up to which version of the catalog changes were compared.
create table watch_mark (one boolean primary key default true check (one), version bigint not null);
insert into watch_mark (version) select v from catalog_version;

-- When an account got its last letter of what it watches.
create table watch_letter (
  account_id uuid primary key references account on delete cascade,
  sent_at timestamptz not null
);
