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
