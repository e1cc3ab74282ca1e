-- The functions that name each attribute are written from the table of attributes.
-- What a product is called and drawn by where it is not searched for: carts, orders, requests, rests. The contract's ProductBrief.
-- A section fills its own attributes alone, so those that are null are none of the product's.
create or replace function product_brief(product int) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', p.id::text, 'section', s.code, 'brand', b.name, 'model', m.name,
    'title', rtrim(concat_ws(' ', b.name, m.name, p.size, concat(p.load_index, p.speed_index))),
    'size', p.size, 'load_index', p.load_index, 'speed_index', p.speed_index,
    'season', (select value from attribute_value where id = l.season), 'studded', l.studded,
    'image', p.image, 'article', p.article,
    'specs', p.specs || jsonb_strip_nulls(jsonb_build_object(
    'rim_width', trim_scale(l.rim_width / 100.0),
    'outer_diameter', trim_scale(l.outer_diameter / 100.0),
    'width', trim_scale(l.width / 100.0),
    'profile', trim_scale(l.profile / 100.0),
    'diameter', trim_scale(l.diameter / 100.0),
    'bolts', l.bolts,
    'pcd', trim_scale(l.pcd / 100.0),
    'et', trim_scale(l.et / 100.0),
    'dia', trim_scale(l.dia / 100.0),
    'rim_type', (select value from attribute_value where id = l.rim_type),
    'colour', (select label from attribute_value where id = l.colour),
    'run_flat', nullif(l.run_flat, false),
    'xl', nullif(l.xl, false),
    'light_truck', nullif(l.light_truck, false),
    'three_peak', l.three_peak,
    'axle', (select value from attribute_value where id = l.axle),
    'position', (select value from attribute_value where id = l.position),
    'moto_type', (select value from attribute_value where id = l.moto_type),
    'application', (select value from attribute_value where id = l.application),
    'pattern', (select value from attribute_value where id = l.pattern),
    'ply_rating', l.ply_rating,
    'vehicle', (select value from attribute_value where id = l.vehicle),
    'terrain', (select value from attribute_value where id = l.terrain),
    'homologation', (select value from attribute_value where id = l.homologation))))
  from product p join section s on s.id = p.section left join brand b on b.id = p.brand_id left join model m on m.id = p.model_id
  join listing l on l.product_id = p.id where p.id = product
$$;

-- What offers vote on. Season and studs are no part of what a product is known by where a list is silent about them.
create or replace function listing_facts(l listing) returns jsonb language sql immutable as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'rim_type', l.rim_type,
    'season', l.season,
    'studded', l.studded,
    'xl', l.xl,
    'three_peak', l.three_peak,
    'axle', l.axle,
    'position', l.position,
    'moto_type', l.moto_type,
    'application', l.application,
    'pattern', l.pattern,
    'vehicle', l.vehicle,
    'terrain', l.terrain,
    'homologation', l.homologation,
    'country', l.country))
$$;

-- Writes the facts of products, as the votes have them.
create or replace function listing_take_facts(products int[], facts jsonb[]) returns void language sql as $$
  update listing l set
    rim_type = (f.facts ->> 'rim_type')::int,
    season = (f.facts ->> 'season')::int,
    studded = (f.facts ->> 'studded')::boolean,
    xl = (f.facts ->> 'xl')::boolean,
    three_peak = (f.facts ->> 'three_peak')::boolean,
    axle = (f.facts ->> 'axle')::int,
    position = (f.facts ->> 'position')::int,
    moto_type = (f.facts ->> 'moto_type')::int,
    application = (f.facts ->> 'application')::int,
    pattern = (f.facts ->> 'pattern')::int,
    vehicle = (f.facts ->> 'vehicle')::int,
    terrain = (f.facts ->> 'terrain')::int,
    homologation = (f.facts ->> 'homologation')::int,
    country = (f.facts ->> 'country')::int
  from unnest(products, facts) f(id, facts) where l.product_id = f.id
$$;

-- A product that is described otherwise is found otherwise. The totals, which move with every offer, are not among these columns.
create or replace trigger listing_redescribed after update of
  section, brand_id, model_id, rim_width, outer_diameter, width, profile, diameter, bolts, pcd, et, dia, rim_type, colour,
  load_index, speed_rank, season, studded, run_flat, xl, light_truck, three_peak, axle, position, moto_type, application, pattern,
  ply_rating, tube, construction, vehicle, terrain, homologation, country, sort_name
  on listing for each statement execute function catalog_changed_at_large();

-- Counts the votes on products again; to be called last in a transaction, as listing_refresh. Resolves to how many are
-- described otherwise now.
create or replace function facts_refresh(ids int[]) returns int language plpgsql as $$
declare
  changed int[];
  facts jsonb[];
  recountried int[];
begin
  perform pg_advisory_xact_lock(4711);
  with told as materialized (
    select v.product_id, v.attribute, v.value, v.supplier_id, max(v.rank) rank from fact_votes(ids) v group by 1, 2, 3, 4),
  surest as (select product_id, attribute, max(rank) rank from told group by 1, 2),
  counted as (
    select t.product_id, t.attribute, t.value, count(*) filter (where t.rank = s.rank) n, count(*) of_all
    from told t join surest s using (product_id, attribute) group by 1, 2, 3),
  won as (
    select distinct on (product_id, attribute) product_id, attribute, value from counted
    order by product_id, attribute, n desc, of_all desc, value),
  said as (select product_id, jsonb_object_agg(attribute, value) facts from won group by 1),
  fresh as (
    select l.product_id, listing_facts(l) held,
      jsonb_strip_nulls(coalesce(p.own_facts, listing_facts(l)) || coalesce(s.facts, '{}')) facts
    from unnest(ids) i(id) join listing l on l.product_id = i.id join product p on p.id = i.id
      left join said s on s.product_id = i.id
    -- what nobody sells nobody sees: its facts are counted when it is on sale again
    where exists (select from offer o where o.product_id = i.id and o.quantity > 0))
  select array_agg(f.product_id), array_agg(f.facts) into changed, facts from fresh f where f.held <> f.facts;
  if changed is null then return 0; end if;
  update product p set own_facts = listing_facts(l) from listing l
  where p.id = any(changed) and p.own_facts is null and l.product_id = p.id;
  perform listing_take_facts(changed, facts);
  -- the card shows the country in words
  select array_agg(p.id) into recountried from product p join listing l on l.product_id = p.id
    left join attribute_value a on a.id = l.country
  where p.id = any(changed) and p.country is distinct from a.label and (l.country is not null or p.own_facts = '{}');
  if recountried is not null then
    update product p set country = (select a.label from attribute_value a where a.id = l.country)
    from listing l where p.id = any(recountried) and l.product_id = p.id;
  end if;
  return cardinality(changed);
end $$;
