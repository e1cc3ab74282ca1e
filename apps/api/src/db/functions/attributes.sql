-- Written by scripts/generate-attribute-functions.ts from the table of attributes: `pnpm gen`.

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
