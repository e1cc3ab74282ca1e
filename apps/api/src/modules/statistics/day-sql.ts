/** Suppliers with something on sale. */
export const SUPPLIERS = `select count(*)::int suppliers from company c where exists (
  select from warehouse w where w.company_id = c.id) and exists (
  select from section s where exists (
    select from offer o where o.section = s.id and o.supplier_id = c.id and o.quantity > 0))`;

/** Counts the market of a day that is given in SQL. */
export const countMarket = (day: string) => `
  insert into market_day (day, offers, suppliers, quantity, price_lists)
  select ${day}, coalesce(sum(offers_count), 0), (${SUPPLIERS}), coalesce(sum(quantity), 0),
    (select count(*) from company where price_list_at >= ${day})
  from listing where offers_count > 0
  on conflict (day) do update set offers = excluded.offers, suppliers = excluded.suppliers, quantity = excluded.quantity,
    price_lists = excluded.price_lists, counted_at = now()`;

/** A product's lowest price on the days when it changed. */
export const KEEP_PRICES = `
  insert into price_history (product_id, day, min_bulk_price, offers_count)
  select l.product_id, current_date, l.min_bulk_price, l.offers_count
  from listing l left join lateral (
    select h.min_bulk_price from price_history h where h.product_id = l.product_id order by h.day desc limit 1) h on true
  where l.offers_count > 0 and h.min_bulk_price is distinct from l.min_bulk_price
  on conflict (product_id, day) do update
    set min_bulk_price = excluded.min_bulk_price, offers_count = excluded.offers_count`;

export const KEEP_SECTION_PRICES = `
  insert into price_index (section, day, median_bulk_price)
  select section, current_date, percentile_disc(0.5) within group (order by min_bulk_price)
  from listing where offers_count > 0 group by section
  on conflict (section, day) do update set median_bulk_price = excluded.median_bulk_price`;

export const KEEP_SIZE_PRICES = `
  insert into size_price (size, season, day, median_bulk_price, min_bulk_price)
  select p.size, v.value, current_date, percentile_disc(0.5) within group (order by l.min_bulk_price), min(l.min_bulk_price)
  from listing l join product p on p.id = l.product_id join attribute_value v on v.id = l.season
  where l.section = 1 and l.offers_count > 0 and p.size is not null group by 1, 2
  on conflict (size, season, day) do update
    set median_bulk_price = excluded.median_bulk_price, min_bulk_price = excluded.min_bulk_price`;
