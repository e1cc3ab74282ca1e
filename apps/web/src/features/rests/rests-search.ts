import type { RestsBody } from '@org/api-client/schema';
import { type SectionCode, sections } from '../../shared/sections.ts';

type OrderBy = NonNullable<RestsBody['order_by']>;
type Season = NonNullable<RestsBody['season']>[number];
type PlaceName = NonNullable<RestsBody['place']>[number];

/** What there is of a row. */
export const STOCK = [
  { value: 'in', label: 'В наличии' },
  { value: 'unsold', label: 'Не продавалось 90 дней' },
  { value: 'out', label: 'Нет в наличии' },
] as const;
type StockName = (typeof STOCK)[number]['value'];

/** Which part of a company's stock is shown; kept in the address. */
export interface RestsSearch {
  q: string;
  section: SectionCode[];
  season: Season[];
  warehouse_id: string[];
  /** On sale, on sale but not sold lately, or sold out; all of them where it is null. */
  stock: StockName | null;
  /** The city that prices are compared in; empty for none. */
  to: string;
  place: PlaceName[];
  order_by: OrderBy;
}

const ORDERS: { value: OrderBy }[] = [
  { value: 'brand_model__asc' },
  { value: 'brand_model__desc' },
  { value: 'bulk_price__desc' },
  { value: 'bulk_price__asc' },
  { value: 'quantity__desc' },
  { value: 'quantity__asc' },
  { value: 'updated_at__desc' },
  { value: 'updated_at__asc' },
  { value: 'stock_days__desc' },
];
/** Only where prices are compared. */
const GAP_ORDER: { value: OrderBy } = { value: 'gap__desc' };
const DEFAULT_ORDER: OrderBy = 'brand_model__asc';

export const SEASONS: { value: Season; label: string }[] = [
  { value: 'summer', label: 'Летние' },
  { value: 'winter', label: 'Зимние' },
  { value: 'all_season', label: 'Всесезонные' },
];

export const PLACES: { value: PlaceName; label: string }[] = [
  { value: 'first', label: 'Первое' },
  { value: 'near', label: 'Второе или третье' },
  { value: 'far', label: 'Четвёртое и дальше' },
  { value: 'few', label: 'Мало поставщиков' },
  { value: 'apart', label: 'Не сравниваем' },
];

const isOneOf = <Value extends string>(known: readonly { value: Value }[], text: string | null) =>
  known.find(({ value }) => value === text)?.value;

/** Reads the address; what makes no sense in it is left out. */
export function parseRests(params: URLSearchParams): RestsSearch {
  const to = (params.get('to') ?? '').slice(0, 120);
  const places = to ? params.getAll('place') : [];
  const known = sections.map(({ code }) => code as SectionCode);
  return {
    q: (params.get('q') ?? '').slice(0, 200),
    section: known.filter((code) => params.getAll('section').includes(code)),
    season: SEASONS.map(({ value }) => value).filter((one) =>
      params.getAll('season').includes(one),
    ),
    warehouse_id: params.getAll('warehouse_id').filter((id) => /^[1-9]\d{0,8}$/.test(id)),
    stock: isOneOf(STOCK, params.get('stock')) ?? null,
    to,
    place: PLACES.map(({ value }) => value).filter((one) => places.includes(one)),
    order_by:
      isOneOf(to ? [...ORDERS, GAP_ORDER] : ORDERS, params.get('order_by')) ?? DEFAULT_ORDER,
  };
}

/** Writes the address; empty values are dropped. @see specification, section 2 */
export function formatRests({ q, stock, to, order_by, ...lists }: RestsSearch): string {
  const params = new URLSearchParams();
  if (q.trim()) params.set('q', q.trim());
  for (const [name, values] of Object.entries(lists))
    for (const value of values) params.append(name, value);
  if (stock) params.set('stock', stock);
  if (to) params.set('to', to);
  if (order_by !== DEFAULT_ORDER) params.set('order_by', order_by);
  return params.toString();
}

/** The search with another city; without one nothing is compared. */
export const inCity = (search: RestsSearch, to: string): RestsSearch => ({
  ...search,
  to,
  place: to ? search.place : [],
  order_by: to || search.order_by !== GAP_ORDER.value ? search.order_by : DEFAULT_ORDER,
});

/** The body of the call. */
export const bodyOf = ({
  q,
  section,
  season,
  warehouse_id,
  stock,
  to,
  place,
  order_by,
}: RestsSearch): RestsBody => ({
  ...(q && { q }),
  ...(section.length > 0 && { section }),
  ...(season.length > 0 && { season }),
  ...(warehouse_id.length > 0 && { warehouse_id }),
  ...(stock === 'in' && { quantity_min: 1 }),
  ...(stock === 'out' && { quantity_max: 0 }),
  ...(stock === 'unsold' && { unsold: true }),
  ...(to && { to }),
  ...(place.length > 0 && { place }),
  order_by,
});

/** Whether anything narrows the list. */
export const isNarrowed = ({ q, section, season, warehouse_id, stock, place }: RestsSearch) =>
  q !== '' ||
  stock !== null ||
  [section, season, warehouse_id, place].some(({ length }) => length > 0);
