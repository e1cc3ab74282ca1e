import type { OrderBy } from '@org/api-client/schema';

/** What products are ranked by for every caller alike. */
export type RankedKey = 'min_bulk_price' | 'quantity' | 'sort_name';

export interface Order {
  key: RankedKey | 'landed_price';
  direction: 'asc' | 'desc';
}

const KEYS: Record<string, Order['key']> = {
  bulk_price: 'min_bulk_price',
  min_bulk_price: 'min_bulk_price',
  quantity: 'quantity',
  brand_model: 'sort_name',
  landed_price: 'landed_price',
};

/** Reads an order such as `min_bulk_price__asc` into the database's words. */
export function parseOrder(orderBy: OrderBy = 'bulk_price__desc'): Order {
  const [key, direction] = orderBy.split('__');
  return { key: KEYS[key!]!, direction: direction as Order['direction'] };
}

export const opposite = (direction: Order['direction']) => (direction === 'asc' ? 'desc' : 'asc');
