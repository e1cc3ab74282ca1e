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

drop table size_request;
