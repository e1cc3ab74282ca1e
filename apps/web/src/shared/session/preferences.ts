/** Choices that are kept between visits, and their valid values; anything else in storage is ignored. */
export const SORTS = {
  min_bulk_price__desc: 'Цена: сначала дороже',
  min_bulk_price__asc: 'Цена: сначала дешевле',
  quantity__desc: 'Остаток: сначала больше',
  quantity__asc: 'Остаток: сначала меньше',
  brand_model__asc: 'Название: А–Я',
  brand_model__desc: 'Название: Я–А',
  landed_price__asc: 'С доставкой: дешевле',
  landed_price__desc: 'С доставкой: дороже',
} as const;
export type Sort = keyof typeof SORTS;
/** Short names, shown beside a sort icon where there is room for a word. */
export const SHORT_SORTS: Record<Sort, string> = {
  min_bulk_price__desc: 'Дороже',
  min_bulk_price__asc: 'Дешевле',
  quantity__desc: 'Остаток ↓',
  quantity__asc: 'Остаток ↑',
  brand_model__asc: 'А–Я',
  brand_model__desc: 'Я–А',
  landed_price__asc: 'С дост. ↑',
  landed_price__desc: 'С дост. ↓',
};
/** @see specification, section 9: bulk_price descending */
const DEFAULT_SORT: Sort = 'min_bulk_price__desc';
export const isSort = (value: unknown): value is Sort =>
  typeof value === 'string' && Object.hasOwn(SORTS, value);

/** True if a sort order makes sense only with a city to deliver to. */
export const needsCity = (sort: string) => sort.startsWith('landed_');

/** The order that a buyer has chosen; '' for none yet. */
export type OwnSort = Sort | '';
export const isOwnSort = (value: unknown): value is OwnSort => value === '' || isSort(value);

/** Returns the order to ask for: until one is chosen, a buyer with a city compares prices with delivery. */
export function sortHere<Order extends string>(order: Order | '', hasCity: boolean) {
  if (hasCity) return order || 'landed_price__asc';
  return order === '' || needsCity(order) ? DEFAULT_SORT : order;
}

export type Theme = 'system' | 'light' | 'dark';
export const isTheme = (value: unknown): value is Theme =>
  value === 'system' || value === 'light' || value === 'dark';

/** Returns the theme that a choice means on this machine. */
export const resolveTheme = (theme: Theme, prefersDark: boolean) =>
  theme === 'system' ? (prefersDark ? 'dark' : 'light') : theme;

/** How a buyer compares prices with respect to VAT: as written, less the VAT that can be deducted, or with all VAT. */
export type Cost = 'price' | 'net' | 'gross';
export const isCost = (value: unknown): value is Cost =>
  value === 'price' || value === 'net' || value === 'gross';

export type Density = 'comfortable' | 'dense';
export const isDensity = (value: unknown): value is Density =>
  value === 'comfortable' || value === 'dense';
