-- What one piece takes up, cm³, and weighs, grams, by its size: lists hardly ever tell. A tyre is a box of its outer diameter squared
-- by its width and as dense as its kind is; a wheel weighs by its diameter squared and its width. See decision 90.

-- A marking's number of up to 100 is inches, a larger one millimetres.
create or replace function goods_inches(hundredths int) returns numeric language sql immutable as $$
  select case when hundredths <= 10000 then hundredths / 100.0 else hundredths / 2540.0 end
$$;

create or replace function goods_volume(l listing) returns numeric language sql immutable as $$
  select case
    when l.section in (2, 4) then power(goods_inches(l.diameter) + 1.1, 2) * (goods_inches(l.rim_width) + 0.8)
    else power(coalesce(goods_inches(l.outer_diameter), goods_inches(l.diameter) + goods_inches(l.width) *
      case when coalesce(l.profile, 0) = 0 then 1.64 else l.profile / 5000.0 end), 2) * goods_inches(l.width)
    end * 16.387064
$$;

create or replace function goods_weight(l listing) returns numeric language sql immutable as $$
  select case when l.section in (2, 4)
    then power(goods_inches(l.diameter), 2) * goods_inches(l.rim_width) * case l.section when 2 then 5.2 else 8 end
    else goods_volume(l) * case l.section
      when 1 then case when l.light_truck then 0.137 else 0.114 end
      when 3 then 0.185 when 5 then 0.150 when 6 then 0.100 else 0.095 end end
$$;

-- The weight of a piece from rows that have been read already: the index of the catalog reads those of all products at once.
create or replace function goods_grams(l listing, specs jsonb) returns int language sql immutable as $$
  select least(coalesce((specs ->> 'weight_kg')::numeric * 1000, goods_weight(l), 10000), 1000000000)::int
$$;

-- The list's own weight first; 10 kg and 80 l where not even the size is known.
create or replace function product_grams(product int) returns int language sql stable as $$
  select goods_grams(l, p.specs) from product p join listing l on l.product_id = p.id where p.id = product
$$;

create or replace function product_volume(product int) returns int language sql stable as $$
  select least(coalesce(goods_volume(l), 80000), 1000000000)::int from listing l where l.product_id = product
$$;
