import type { Address } from '../../../shared/addresses/addresses.atoms.ts';
import type { Cart, CartItem } from '../../../shared/cart/cart-lines.ts';
import { cordiant } from '../../../shared/testing/cordiant.ts';
import type { CartShipment } from '../receiving.ts';

const item = (
  changes: Partial<CartItem> & { quantity: number; bulk_price: number | null },
): CartItem => ({
  offer_id: '1',
  product: cordiant,
  city: 'Екатеринбург',
  warehouse: 'Основной склад',
  warehouse_id: '12',
  delivery_days_min: 1,
  delivery_days_max: 1,
  dot_year: 2026,
  dot_week: 20,
  price_added: changes.bulk_price ?? 689_000,
  sum: (changes.bulk_price ?? 0) * changes.quantity,
  vat_rate: 22,
  vat_included: true,
  vat: Math.round(((changes.bulk_price ?? 0) * changes.quantity * 22) / 122),
  available: 312,
  quantity_is_minimum: false,
  min_order: 4,
  multiple: 4,
  warnings: [],
  added_at: '2026-11-20T18:00:00+03:00',
  ...changes,
});

const problem = {
  offer_id: '3',
  requested: 16,
  available: 480,
  price_before: 518_000,
  price_now: 530_000,
};

const first: CartItem[] = [
  item({ quantity: 24, bulk_price: 689_000 }),
  item({
    offer_id: '3',
    quantity: 16,
    bulk_price: 530_000,
    price_added: 518_000,
    warnings: [{ ...problem, code: 'price_up', message: 'Цена выросла на 120 ₽ после добавления' }],
  }),
];
const second: CartItem[] = [item({ offer_id: '4', quantity: 8, bulk_price: 318_000, vat_rate: 5 })];

export const address: Address = {
  id: 'home',
  company: null,
  label: 'Склад',
  city: 'Екатеринбург',
  street: 'Монтажников, 24',
  receiver: 'Андрей Мельников',
  phone: '73432884107',
  working_hours: null,
  is_default: true,
};

const shipment = (items: readonly CartItem[]): CartShipment => ({
  warehouse: {
    id: '12',
    name: 'Основной склад',
    city: 'Екатеринбург',
    address: 'Троицкий тракт, 21',
    working_hours: 'пн–сб 08:00–19:00',
  },
  kind: 'delivery',
  pickup: true,
  reach: 'delivers',
  address,
  city: 'Екатеринбург',
  cost: 90_000,
  free_from: 25_000_000,
  date_min: '2026-11-24',
  date_max: '2026-11-24',
  pieces: items.reduce((pieces, { quantity }) => pieces + quantity, 0),
  grams: 149_000,
});

const group = (
  id: string,
  name: string,
  items: CartItem[],
  min_order_sum: number,
): Cart['suppliers'][number] => {
  const subtotal = items.reduce((sum, line) => sum + line.sum, 0);
  return {
    supplier: {
      id,
      name,
      reliability: { orders: 214, confirmed: 97, answer_minutes: 120 },
      city: 'Екатеринбург',
      favorite: false,
    },
    vat_rate: 22,
    terms: { min_order_sum, delivery_days: 1, pickup: true },
    items,
    quantity: items.reduce((pieces, { quantity }) => pieces + quantity, 0),
    subtotal,
    vat: items.reduce((sum, { vat }) => sum + vat, 0),
    min_order_left: Math.max(0, min_order_sum - subtotal),
    shipments: [shipment(items.filter((line) => line.bulk_price !== null))],
    delivery_days_min: 1,
    delivery_days_max: 1,
  };
};

const cartOf = (suppliers: Cart['suppliers']): Cart => ({
  suppliers,
  items_count: suppliers.flatMap(({ items }) => items).length,
  quantity: suppliers.reduce((pieces, { quantity }) => pieces + quantity, 0),
  goods: suppliers.reduce((sum, { subtotal }) => sum + subtotal, 0),
  delivery_cost: 0,
  payable: suppliers.reduce((sum, { subtotal }) => sum + subtotal, 0),
  vat: suppliers.reduce((sum, { vat }) => sum + vat, 0),
  vat_split: [],
  warnings_count: 1,
});

export const cart = cartOf([
  group('a', 'Шинторг Урал', first, 2_000_000),
  group('b', 'Северная шина', second, 4_000_000),
]);

/** One line is off sale, and of another too little is left. */
export const invalidCart = cartOf([
  group(
    'a',
    'Шинторг Урал',
    [
      item({
        quantity: 16,
        bulk_price: 689_000,
        available: 12,
        warnings: [
          { ...problem, code: 'short', message: 'Осталось 12 шт., в корзине 16', available: 12 },
        ],
      }),
      item({
        offer_id: '5',
        quantity: 4,
        bulk_price: null,
        warehouse_id: null,
        available: 0,
        warnings: [
          { ...problem, code: 'gone', message: 'Предложение снято с продажи', available: 0 },
        ],
      }),
    ],
    0,
  ),
]);

export const emptyCart = cartOf([]);

/** No delivery address is chosen, and no city is known. */
export const cartWithoutAddress: Cart = {
  ...cart,
  suppliers: cart.suppliers.map((one) => ({
    ...one,
    shipments: one.shipments.map((two) => ({
      ...two,
      reach: 'unstated',
      address: null,
      city: null,
      cost: null,
    })),
  })),
};
