-- A small number for each company: a copy of the catalogue in memory holds one for every offer, where an id is too long.
alter table company add column number int generated always as identity;
create unique index company_number on company (number);

-- As in 0022, with the columns that 0020 added.
drop trigger listing_redescribed on listing;
create trigger listing_redescribed after update of section, brand_id, model_id, width, profile, diameter, outer_diameter, load_index,
  speed_rank, season, studded, run_flat, xl, light_truck, axle, ply_rating, application, pattern, position, moto_type, rim_width,
  bolts, pcd, et, dia, rim_type, colour, tube, construction, vehicle, terrain, homologation, country, three_peak, sort_name
  on listing for each statement execute function catalog_changed_at_large();
