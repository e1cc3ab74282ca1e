/** Choices that outlive a visit, and what counts as one; anything else in storage is ignored. */
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
/** The same beside an icon of order, where there is room for a word. */
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
export const DEFAULT_SORT: Sort = 'min_bulk_price__desc';
export const isSort = (value: unknown): value is Sort =>
  typeof value === 'string' && Object.hasOwn(SORTS, value);

/** Whether an order means anything only where there is a city to bring goods to. */
export const needsCity = (sort: string) => sort.startsWith('landed_');

export type Theme = 'system' | 'light' | 'dark';
export const isTheme = (value: unknown): value is Theme =>
  value === 'system' || value === 'light' || value === 'dark';

/** What a theme choice comes to on this machine. */
export const resolveTheme = (theme: Theme, prefersDark: boolean) =>
  theme === 'system' ? (prefersDark ? 'dark' : 'light') : theme;

/** Which VAT a buyer compares prices with: as they are written, less what he deducts, with all that he pays. */
export type Cost = 'price' | 'net' | 'gross';
export const isCost = (value: unknown): value is Cost =>
  value === 'price' || value === 'net' || value === 'gross';

export type Density = 'comfortable' | 'dense';
export const isDensity = (value: unknown): value is Density =>
  value === 'comfortable' || value === 'dense';
