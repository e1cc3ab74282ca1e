-- A name in law needs every attribute that tells products apart.
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
  from product p join section s on s.id = p.section join brand b on b.id = p.brand_id join model m on m.id = p.model_id
  join listing l on l.product_id = p.id where p.id = product
$$;
