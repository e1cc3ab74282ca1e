-- The weight of a piece from rows that have been read already: the index of the catalogue reads those of all products at once.
create function goods_grams(l listing, specs jsonb) returns int language sql immutable as $$
  select least(coalesce((specs ->> 'weight_kg')::numeric * 1000, goods_weight(l), 10000), 1000000000)::int
$$;
create or replace function product_grams(product int) returns int language sql stable as $$
  select goods_grams(l, p.specs) from product p join listing l on l.product_id = p.id where p.id = product
$$;
