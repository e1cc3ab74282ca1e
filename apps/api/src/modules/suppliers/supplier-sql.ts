import type { SearchSuppliersBody } from '@org/api-client/schema';

type OrderBy = NonNullable<SearchSuppliersBody['order_by']>;

/** Live offers of the company `c`, section by section: each is one probe of the index `offer_supplier`. */
const STOCK =
  'from section s join offer o on o.section = s.id and o.supplier_id = c.id and o.quantity > 0';

/** A company with a warehouse is a supplier, even while it has no stock. */
export const IS_SUPPLIER = 'exists (select from warehouse w where w.company_id = c.id)';
export const HAS_STOCK = `exists (select from section s where exists (
  select from offer o where o.section = s.id and o.supplier_id = c.id and o.quantity > 0))`;

export const isFavorite = (account: string) =>
  `exists (select from favorite_supplier f where f.account_id = ${account} and f.supplier_id = c.id)`;

const ORDERS: Record<OrderBy, string> = {
  name__asc: 'lower(c.name)',
  name__desc: 'lower(c.name) desc',
  // those of whom too little is known come after all others, the freshest prices first
  reliability__desc: `(select r.confirmed_of_100 from supplier_reliability r where r.supplier_id = c.id) desc nulls last,
    c.price_list_at desc nulls last`,
  offers_count__desc: `(select count(*) ${STOCK}) desc`,
  price_list_at__desc: 'c.price_list_at desc nulls last',
  min_order_sum__asc: 'c.min_order_sum',
};
export const orderOf = (orderBy: OrderBy = 'reliability__desc') => `${ORDERS[orderBy]}, c.id`;

/** What a supplier must offer: one offer must be of these sections, in these cities and of these brands. */
export interface AssortmentFilter {
  sections: string | undefined;
  cities: string | undefined;
  brands: string | undefined;
}

/**
 * Returns a condition for suppliers with such goods. The values are placeholders of SQL lists; undefined allows all.
 */
export function offersAny({ sections, cities, brands }: AssortmentFilter): string {
  const among = (column: string, table: string, name: string, list: string | undefined) =>
    list ? ` and ${column} in (select id from ${table} where ${name} = any(${list}))` : '';
  const inCity = among('o.city_id', 'city', 'name', cities);
  // few offers of a supplier are of one brand, so the search starts from the brand
  if (brands)
    return `c.id in (select o.supplier_id from listing l join offer o on o.product_id = l.product_id and o.quantity > 0
      where l.offers_count > 0${among('l.brand_id', 'brand', 'name', brands)}
        ${among('l.section', 'section', 'code', sections)}${inCity})`;
  return `exists (select from section s where ${sections ? `s.code = any(${sections})` : 'true'} and exists (
    select from offer o where o.section = s.id and o.supplier_id = c.id and o.quantity > 0${inCity}))`;
}

/** The columns that a list shows of the company `c`. */
export const card = (
  favorite: string,
) => `c.id, c.name, reliability_of(c.id) reliability, ${favorite} favorite, c.logo,
  (select y.name from city y where y.id = c.city_id) city,
  c.registered_at, c.price_list_at, c.vat_rate, c.min_order_sum, c.pickup,
  coalesce(c.delivery_days, (select min(w.delivery_days_min) from warehouse w where w.company_id = c.id)) delivery_days,
  array(select distinct y.name from warehouse w join city y on y.id = w.city_id where w.company_id = c.id order by 1) cities,
  (select coalesce(json_agg(json_build_object('section', n.code, 'products', n.products, 'offers', n.offers, 'quantity', n.quantity)
     order by n.offers desc, n.code), '[]')
   from (select s.code, count(distinct o.product_id) products, count(*) offers, sum(o.quantity) quantity ${STOCK} group by s.code) n) sections`;

/** The columns that a supplier's own page shows in addition. */
export const FACE = `c.description, c.working_hours, c.phone, c.email, c.site, c.legal_form, c.inn, c.ogrn, c.legal_address, c.actual_address,
  json_build_object('vk', c.vk, 'telegram', c.telegram, 'whatsapp', c.whatsapp) socials,
  (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'city', y.name, 'actual_address', f.actual_address,
     'phone', f.phone) order by f.name, f.id), '[]')
   from company f left join city y on y.id = f.city_id where f.parent_id = c.id) filials,
  (select coalesce(json_agg(json_build_object('name', w.name, 'city', y.name, 'delivery_days_min', w.delivery_days_min,
     'delivery_days_max', w.delivery_days_max) order by w.id), '[]')
   from warehouse w join city y on y.id = w.city_id where w.company_id = c.id) warehouses`;
