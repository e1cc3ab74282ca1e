-- What buyers also choose by: a tube, the carcass, the vehicle, the ground, a carmaker's approval, the snowflake, the country.
-- Enumerated ones are ids of attribute_value, as in the rest of the table.
alter table listing
  add column tube smallint, add column construction smallint, add column vehicle smallint, add column terrain smallint,
  add column homologation smallint, add column country smallint, add column three_peak boolean;

-- A catalogue that is already there gets the words and the values from what its products show; an empty one gets them with
-- its data.
insert into attribute_value (attribute, value, label, position)
select w.attribute, w.value, w.label, w.position
from (values
  ('tube', 'TL', 'TL, бескамерная', 0), ('tube', 'TT', 'TT, камерная', 1),
  ('construction', 'radial', 'Радиальная', 0), ('construction', 'bias', 'Диагональная', 1),
  ('construction', 'belted', 'Опоясанная диагональная', 2), ('construction', 'solid', 'Цельнолитая', 3),
  ('vehicle', 'car', 'Легковой', 0), ('vehicle', 'suv', 'Внедорожник', 1), ('vehicle', 'van', 'Фургон', 2),
  ('terrain', 'AT', 'AT, вездеходная', 0), ('terrain', 'MT', 'MT, грязевая', 1), ('terrain', 'trail', 'Тропа', 2),
  ('terrain', 'mud', 'Грязь', 3), ('terrain', 'hard', 'Камни и твёрдый грунт', 4), ('terrain', 'sport', 'Спорт', 5),
  ('terrain', 'turf', 'Газон', 6)
) w(attribute, value, label, position)
where exists (select from attribute_value)
union all
select 'homologation', specs ->> 'homologation', specs ->> 'homologation', 0
from product where specs ? 'homologation' group by 2
union all
select 'country', country, country, 0 from product where country is not null group by 2;

update listing l set
  tube = (select id from attribute_value where attribute = 'tube' and value = p.specs ->> 'tube'),
  construction = (select id from attribute_value where attribute = 'construction' and value =
    case p.specs ->> 'construction' when '-' then 'bias' when 'B' then 'belted' when 'R' then 'radial' when 'ZR' then 'radial' end),
  vehicle = (select id from attribute_value where attribute = 'vehicle' and value = p.specs ->> 'vehicle'),
  terrain = (select id from attribute_value where attribute = 'terrain' and value = p.specs ->> 'terrain'),
  homologation = (select id from attribute_value where attribute = 'homologation' and value = p.specs ->> 'homologation'),
  country = (select id from attribute_value where attribute = 'country' and value = p.country),
  three_peak = (p.specs ->> 'three_peak')::boolean
from product p where p.id = l.product_id;

-- An index has at most 32 columns, so tyres and wheels now have one each. As before: every filter, and the counts of facets,
-- in one pass over a section that leaves the table alone.
drop index listing_filter;
create index listing_tyre_filter on listing (section, product_id)
  include (brand_id, model_id, width, profile, diameter, outer_diameter, season, studded, run_flat, xl, light_truck, load_index,
    speed_rank, axle, ply_rating, application, pattern, position, moto_type, tube, construction, vehicle, terrain, homologation,
    three_peak, country, min_bulk_price, max_bulk_price, quantity, offers_count)
  where offers_count > 0 and section in (1, 3, 5, 6, 7);
create index listing_disk_filter on listing (section, product_id)
  include (brand_id, model_id, diameter, rim_width, bolts, pcd, et, dia, rim_type, colour, country,
    min_bulk_price, max_bulk_price, quantity, offers_count)
  where offers_count > 0 and section in (2, 4);
