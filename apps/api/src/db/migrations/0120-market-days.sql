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

-- how often a size was looked for
create table size_request (
  day date not null,
  size text not null,
  requests int not null,
  primary key (day, size)
);
