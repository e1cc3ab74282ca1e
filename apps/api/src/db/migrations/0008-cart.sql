-- What a product is called and drawn by where it is not searched for: carts, orders, plans. The contract's ProductBrief.
-- A section fills its own attributes alone, so those that are null are none of the product's.
create function product_brief(product int) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', p.id::text, 'section', s.code, 'brand', b.name, 'model', m.name,
    'title', rtrim(concat_ws(' ', b.name, m.name, p.size, concat(p.load_index, p.speed_index))),
    'size', p.size, 'load_index', p.load_index, 'speed_index', p.speed_index,
    'season', (select value from attribute_value where id = l.season), 'studded', l.studded,
    'image', p.image, 'article', p.article,
    'specs', p.specs || jsonb_strip_nulls(jsonb_build_object(
      'width', trim_scale(l.width / 100.0), 'profile', trim_scale(l.profile / 100.0),
      'diameter', trim_scale(l.diameter / 100.0), 'outer_diameter', trim_scale(l.outer_diameter / 100.0),
      'light_truck', nullif(l.light_truck, false), 'ply_rating', l.ply_rating,
      'axle', (select value from attribute_value where id = l.axle),
      'application', (select value from attribute_value where id = l.application),
      'pattern', (select value from attribute_value where id = l.pattern),
      'position', (select value from attribute_value where id = l.position),
      'moto_type', (select value from attribute_value where id = l.moto_type),
      'rim_width', trim_scale(l.rim_width / 100.0), 'bolts', l.bolts, 'pcd', trim_scale(l.pcd / 100.0),
      'et', trim_scale(l.et / 100.0), 'dia', trim_scale(l.dia / 100.0),
      'rim_type', (select value from attribute_value where id = l.rim_type),
      'colour', (select label from attribute_value where id = l.colour))))
  from product p join section s on s.id = p.section join brand b on b.id = p.brand_id join model m on m.id = p.model_id
  join listing l on l.product_id = p.id where p.id = product
$$;

-- What a buyer is told of an offer besides its price and stock.
create function offer_terms(o offer) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'supplier', c.name, 'city', y.name, 'warehouse', w.name,
    'delivery_days_min', w.delivery_days_min, 'delivery_days_max', w.delivery_days_max,
    'dot_year', o.dot_year, 'dot_week', o.dot_week, 'vat_rate', o.vat_rate, 'vat_included', o.vat_included,
    'quantity_is_minimum', o.quantity_is_minimum, 'min_order', o.min_order, 'multiple', o.multiple)
  from warehouse w, city y, company c where w.id = o.warehouse_id and y.id = o.city_id and c.id = o.supplier_id
$$;

-- Neither the offer nor its supplier need be there still: the line then tells what it was for.
create table cart_item (
  account_id uuid not null references account on delete cascade,
  offer_id bigint not null,
  product_id int not null references product on delete cascade,
  supplier_id uuid not null,
  quantity int not null check (quantity > 0),
  price_added int not null,
  terms jsonb not null,                -- offer_terms when added
  added_at timestamptz not null default now(),
  position bigint generated always as identity,
  primary key (account_id, offer_id)
);
create index cart_item_product on cart_item (product_id);
