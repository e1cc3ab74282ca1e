/** Counts suppliers with something on sale. */
export const SUPPLIERS = `select count(*)::int suppliers from company c where exists (
  select from warehouse w where w.company_id = c.id) and exists (
  select from section s where exists (
    select from offer o where o.section = s.id and o.supplier_id = c.id and o.quantity > 0))`;

/** Counts the market for a day that is given as SQL. */
export const countMarket = (day: string) => `
  insert into market_day (day, offers, suppliers, quantity, price_lists)
  select ${day}, coalesce(sum(offers_count), 0), (${SUPPLIERS}), coalesce(sum(quantity), 0),
    (select count(*) from company where price_list_at >= ${day})
  from listing where offers_count > 0
  on conflict (day) do update set offers = excluded.offers, suppliers = excluded.suppliers, quantity = excluded.quantity,
    price_lists = excluded.price_lists, counted_at = now()`;

/**
 * The last stored price counts as the current one for this long. Then it is stored again, because old months are
 * dropped.
 */
const NOTED_ANEW = `interval '11 months'`;

/** Stores a product's lowest price on the days when it changed. */
export const KEEP_PRICES = `
  insert into price_history (product_id, day, min_bulk_price, offers_count)
  select l.product_id, current_date, l.min_bulk_price, l.offers_count
  from listing l left join lateral (
    select h.min_bulk_price from price_history h
    where h.product_id = l.product_id and h.day > current_date - ${NOTED_ANEW} order by h.day desc limit 1) h on true
  where l.offers_count > 0 and h.min_bulk_price is distinct from l.min_bulk_price
  on conflict (product_id, day) do update
    set min_bulk_price = excluded.min_bulk_price, offers_count = excluded.offers_count`;

/** Opens the months that prices are stored in: those of today and of the days to come. */
export const OPEN_PRICE_MONTHS = `select open_price_months(current_date, current_date + 60)`;

/** Thins out months that ended three months ago: a product keeps its last price of each week. */
export const THIN_PRICES = `
  delete from price_history h using (
    select product_id, day, lead(day) over (partition by product_id, date_trunc('week', day) order by day) later
    from price_history
    where day >= date_trunc('month', current_date) - interval '5 months'
      and day < date_trunc('month', current_date) - interval '3 months') w
  where later is not null and h.product_id = w.product_id and h.day = w.day
    and h.day >= date_trunc('month', current_date) - interval '5 months'
    and h.day < date_trunc('month', current_date) - interval '3 months'`;

const SHOWN_SINCE = `(current_date - interval '13 months')::date`;

/** Drops old months: a product's page shows twelve. */
export const DROP_PRICE_MONTHS = `select drop_price_months(${SHOWN_SINCE})`;

/** Days before there were months, which no table of a month can take with it. */
export const DELETE_OLD_PRICES = `delete from price_history_rest where day < ${SHOWN_SINCE}`;

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
