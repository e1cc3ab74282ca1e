-- What a buyer is told of an offer besides its price and stock.
create or replace function offer_terms(o offer) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'supplier', c.name, 'city', y.name, 'warehouse', w.name,
    'delivery_days_min', coalesce(o.delivery_days_min, w.delivery_days_min),
    'delivery_days_max', coalesce(o.delivery_days_max, w.delivery_days_max),
    'dot_year', o.dot_year, 'dot_week', o.dot_week, 'condition', o.condition, 'vat_rate', o.vat_rate, 'vat_included', o.vat_included,
    'quantity_is_minimum', o.quantity_is_minimum, 'min_order', o.min_order, 'multiple', o.multiple)
  from warehouse w, city y, company c where w.id = o.warehouse_id and y.id = o.city_id and c.id = o.supplier_id
$$;

-- How a supplier answers its orders; nothing of one with few.
create or replace function reliability_of(supplier uuid) returns json language sql stable as $$
  select coalesce(
    (select json_build_object('orders', r.orders, 'confirmed', r.confirmed_of_100,
       'answer_minutes', case when r.confirmed_of_100 is not null then r.answer_minutes end)
     from supplier_reliability r where r.supplier_id = supplier),
    '{"orders": 0, "confirmed": null, "answer_minutes": null}')
$$;
