/** The orders of the list of suppliers, the default first. */
export const ORDERS = {
  reliability__desc: 'По надёжности',
  offers_count__desc: 'Больше предложений',
  price_list_at__desc: 'Свежие прайс-листы',
  min_order_sum__asc: 'Меньше минимальный заказ',
  name__asc: 'Название: А–Я',
  name__desc: 'Название: Я–А',
} as const;
export type Order = keyof typeof ORDERS;
const DEFAULT_ORDER: Order = 'reliability__desc';
export const isOrder = (value: unknown): value is Order =>
  typeof value === 'string' && Object.hasOwn(ORDERS, value);

const LISTS = ['city', 'section', 'brand'] as const;
const FLAGS = ['favorite', 'favorites_first'] as const;

/** What the address of the list asks for. Its fields have the names of the call's body. */
export interface SupplierSearch {
  q: string;
  city: string[];
  section: string[];
  brand: string[];
  favorite: boolean;
  favorites_first: boolean;
  order_by: Order;
  /** from 1 */
  page: number;
}

const filled = (values: string[]) => [
  ...new Set(values.map((value) => value.trim()).filter((value) => value !== '')),
];

/** Reads the address. What makes no sense in it is ignored. */
export function parseSuppliers(params: URLSearchParams): SupplierSearch {
  const [city, section, brand] = LISTS.map((name) => filled(params.getAll(name)));
  const [favorite, favorites_first] = FLAGS.map((name) => params.get(name) === 'true');
  const order = params.get('order_by');
  const page = Number(params.get('page'));
  return {
    q: params.get('q')?.trim() ?? '',
    city: city ?? [],
    section: section ?? [],
    brand: brand ?? [],
    favorite: favorite ?? false,
    favorites_first: favorites_first ?? false,
    order_by: isOrder(order) ? order : DEFAULT_ORDER,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query string of a search, without empty and default values. */
export function formatSuppliers(search: SupplierSearch): string {
  const params = new URLSearchParams();
  if (search.q) params.set('q', search.q);
  for (const name of LISTS) for (const value of search[name]) params.append(name, value);
  for (const name of FLAGS) if (search[name]) params.set(name, 'true');
  if (search.order_by !== DEFAULT_ORDER) params.set('order_by', search.order_by);
  if (search.page > 1) params.set('page', String(search.page));
  return params.toString();
}

export const NO_SEARCH = parseSuppliers(new URLSearchParams());

/** Whether anything narrows the list. */
export const isNarrowed = ({ q, city, section, brand, favorite }: SupplierSearch) =>
  q !== '' || favorite || [city, section, brand].some((values) => values.length > 0);
