-- What is counted of suppliers' answers takes the place of a rating that nobody ever gave.
alter table company drop column rating;

create table supplier_reliability (
  supplier_id uuid primary key references company on delete cascade,
  orders int not null check (orders > 0),                                  -- answered, or left without an answer
  confirmed int not null check (confirmed between 0 and orders),           -- in full, and not declined later
  answer_minutes int check (answer_minutes >= 0),                          -- median; null: it has answered nothing
  -- of a hundred orders, rounded down; null: there are too few to say
  confirmed_of_100 int generated always as (case when orders >= 20 then confirmed * 100 / orders end) stored
);

create function reliability_of(supplier uuid) returns json language sql stable as $$
  select coalesce(
    (select json_build_object('orders', r.orders, 'confirmed', r.confirmed_of_100,
       'answer_minutes', case when r.confirmed_of_100 is not null then r.answer_minutes end)
     from supplier_reliability r where r.supplier_id = supplier),
    '{"orders": 0, "confirmed": null, "answer_minutes": null}')
$$;
