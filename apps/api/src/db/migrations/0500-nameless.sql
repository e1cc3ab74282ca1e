-- «Без бренда» and «Без модели» were rows of the dictionaries: what has no name has none now. The words are the screen's.
alter table product alter column brand_id drop not null, alter column model_id drop not null;
alter table listing alter column brand_id drop not null, alter column model_id drop not null;
alter table price_list_good alter column brand drop not null, alter column model drop not null;
-- A model may be known without its brand.
alter table model
  alter column brand_id drop not null,
  drop constraint model_brand_id_name_key,
  add constraint model_brand_id_name_key unique nulls not distinct (brand_id, name);

create temp table nameless on commit drop as
  select id, null::int model_id from brand where name = 'Без бренда'
  union all
  select null, id from model where name = 'Без модели';

-- A brand's count is of products that have the brand.
delete from vocab_count where vocabulary like 'brand.%' and value in (select id from nameless);

-- The words that were the names go from what is searched and sorted by.
create function named_alone(words text) returns text language sql immutable as $$
  select btrim(regexp_replace(replace(replace(words, 'без бренда', ' '), 'без модели', ' '), '\s+', ' ', 'g'))
$$;
update product set
  search_text = named_alone(search_text),
  brand_id = case when brand_id in (select id from nameless) then null else brand_id end,
  model_id = case when model_id in (select model_id from nameless) then null else model_id end
where brand_id in (select id from nameless) or model_id in (select model_id from nameless);
update listing set
  sort_name = named_alone(sort_name),
  brand_id = case when brand_id in (select id from nameless) then null else brand_id end,
  model_id = case when model_id in (select model_id from nameless) then null else model_id end
where brand_id in (select id from nameless) or model_id in (select model_id from nameless);
drop function named_alone(text);

delete from model where id in (select model_id from nameless);
update model set brand_id = null where brand_id in (select id from nameless);
delete from brand where id in (select id from nameless);

update price_list_good set brand = nullif(brand, 'Без бренда'), model = nullif(model, 'Без модели')
where brand = 'Без бренда' or model = 'Без модели';
-- As it would be called now, also in what was ordered before.
update purchase_item set product = product || jsonb_build_object(
  'brand', nullif(product ->> 'brand', 'Без бренда'), 'model', nullif(product ->> 'model', 'Без модели'),
  'title', replace(replace(product ->> 'title', 'Без бренда ', ''), 'Без модели ', ''))
where product ->> 'brand' = 'Без бренда' or product ->> 'model' = 'Без модели';

-- The key of both names sees nothing of a product that lacks one: the other is looked up once for all rows of a statement.
create function product_named() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows n where case
      when n.model_id is null then n.brand_id is not null and (select b.id from brand b where b.id = n.brand_id) is null
      else n.brand_id is null and (select m.id from model m where m.id = n.model_id and m.brand_id is null) is null end) then
    raise foreign_key_violation using message = 'A product names a brand or a model that does not exist.';
  end if;
  return null;
end $$;
create trigger product_of_names after insert on product referencing new table as new_rows
  for each statement execute function product_named();
create trigger product_of_other_names after update on product referencing new table as new_rows
  for each statement execute function product_named();

-- As before, but that products without a brand count for none.
create or replace function listing_refresh(ids int[]) returns int language plpgsql as $$
declare changed int;
begin
  perform pg_advisory_xact_lock(4711);
  with fresh as (
    select t.id, c.* from unnest(ids) t(id) cross join lateral (
      select min(o.bulk_price) min_price, max(o.bulk_price) max_price, max(o.quantity) max_quantity,
             coalesce(sum(o.quantity), 0) quantity, count(*)::int offers, count(distinct o.supplier_id)::int suppliers,
             max(o.updated_at) updated_at
      from offer o where o.product_id = t.id and o.quantity > 0) c),
  old as (select product_id, offers_count from listing where product_id = any(ids)),
  moved as (
    update listing l set min_bulk_price = f.min_price, max_bulk_price = f.max_price, max_quantity = f.max_quantity,
      quantity = f.quantity, offers_count = f.offers, suppliers_count = f.suppliers, offers_updated_at = f.updated_at
    from fresh f where l.product_id = f.id
      and (l.min_bulk_price, l.max_bulk_price, l.max_quantity, l.quantity, l.offers_count, l.suppliers_count, l.offers_updated_at)
        is distinct from (f.min_price, f.max_price, f.max_quantity, f.quantity, f.offers, f.suppliers, f.updated_at)
    returning l.product_id, l.section, l.brand_id, l.offers_count),
  delta as (
    select m.section, m.brand_id, sum((m.offers_count > 0)::int - (o.offers_count > 0)::int)::int n,
           sum(m.offers_count - o.offers_count)::int offers
    from moved m join old o using (product_id) group by 1, 2),
  sections as (
    insert into category_stat as x (section, n, offers) select section, sum(n), sum(offers) from delta
    group by 1 having sum(n) <> 0 or sum(offers) <> 0 order by 1
    on conflict (section) do update set n = x.n + excluded.n, offers = x.offers + excluded.offers),
  brands as (
    insert into vocab_count as x (vocabulary, value, n) select 'brand.' || section, brand_id, n from delta
    where n <> 0 and brand_id is not null order by 1, 2
    on conflict (vocabulary, value) do update set n = x.n + excluded.n)
  select count(*) into changed from moved;
  perform catalog_changed(ids);
  return changed;
end $$;
create or replace function listing_counted() returns trigger language plpgsql as $$
declare ids int[] := array(select product_id from new_rows where offers_count > 0);
begin
  if ids = '{}' then return null; end if;
  -- first, since its lock is the one gate for writers of totals
  perform catalog_changed(ids);
  insert into category_stat as x (section, n, offers) select section, count(*), sum(offers_count) from new_rows
    where offers_count > 0 group by 1 order by 1
    on conflict (section) do update set n = x.n + excluded.n, offers = x.offers + excluded.offers;
  insert into vocab_count as x (vocabulary, value, n) select 'brand.' || section, brand_id, count(*) from new_rows
    where offers_count > 0 and brand_id is not null group by 1, 2 order by 1, 2
    on conflict (vocabulary, value) do update set n = x.n + excluded.n;
  return null;
end $$;
-- As before, but of products without a brand or a model too.
create or replace function product_brief(product int) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', p.id::text, 'section', s.code, 'brand', b.name, 'model', m.name,
    'title', rtrim(concat_ws(' ', b.name, m.name, p.size, concat(p.load_index, p.speed_index))),
    'size', p.size, 'load_index', p.load_index, 'speed_index', p.speed_index,
    'season', (select value from attribute_value where id = l.season), 'studded', l.studded,
    'image', p.image, 'article', p.article,
    'specs', p.specs || jsonb_strip_nulls(jsonb_build_object(
      'width', trim_scale(l.width / 100.0), 'profile', trim_scale(l.profile / 100.0),
      'diameter', trim_scale(l.diameter / 100.0), 'outer_diameter', trim_scale(l.outer_diameter / 100.0),
      'light_truck', nullif(l.light_truck, false), 'run_flat', nullif(l.run_flat, false), 'xl', nullif(l.xl, false), 'ply_rating', l.ply_rating,
      'axle', (select value from attribute_value where id = l.axle),
      'application', (select value from attribute_value where id = l.application),
      'pattern', (select value from attribute_value where id = l.pattern),
      'position', (select value from attribute_value where id = l.position),
      'moto_type', (select value from attribute_value where id = l.moto_type),
      'vehicle', (select value from attribute_value where id = l.vehicle),
      'terrain', (select value from attribute_value where id = l.terrain),
      'homologation', (select value from attribute_value where id = l.homologation),
      'rim_width', trim_scale(l.rim_width / 100.0), 'bolts', l.bolts, 'pcd', trim_scale(l.pcd / 100.0),
      'et', trim_scale(l.et / 100.0), 'dia', trim_scale(l.dia / 100.0),
      'rim_type', (select value from attribute_value where id = l.rim_type),
      'colour', (select label from attribute_value where id = l.colour),
      'three_peak', l.three_peak)))
  from product p join section s on s.id = p.section left join brand b on b.id = p.brand_id left join model m on m.id = p.model_id
  join listing l on l.product_id = p.id where p.id = product
$$;
