-- «Срок поставки» of a list is the offer's own; without one an offer leaves as soon as its warehouse sends.
select set_config('app.bulk', 'on', true);
alter table offer add column delivery_days_min smallint check (delivery_days_min >= 0), add column delivery_days_max smallint,
  add check (delivery_days_max >= delivery_days_min), add check ((delivery_days_min is null) = (delivery_days_max is null));
alter table price_list_row add column delivery_days_min smallint, add column delivery_days_max smallint;

create or replace function offer_terms(o offer) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'supplier', c.name, 'city', y.name, 'warehouse', w.name,
    'delivery_days_min', coalesce(o.delivery_days_min, w.delivery_days_min),
    'delivery_days_max', coalesce(o.delivery_days_max, w.delivery_days_max),
    'dot_year', o.dot_year, 'dot_week', o.dot_week, 'condition', o.condition, 'vat_rate', o.vat_rate, 'vat_included', o.vat_included,
    'quantity_is_minimum', o.quantity_is_minimum, 'min_order', o.min_order, 'multiple', o.multiple)
  from warehouse w, city y, company c where w.id = o.warehouse_id and y.id = o.city_id and c.id = o.supplier_id
$$;
