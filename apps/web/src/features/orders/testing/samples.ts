import { cordiant } from '../../../shared/testing/cordiant.ts';
import { viatti } from '../../../shared/testing/viatti.ts';
import type { Order } from '../atoms.ts';

export const order: Order = {
  id: 'o',
  number: 'П-000123',
  status: 'new',
  partial: false,
  side: 'buyer',
  supplier: { id: 's', name: 'ООО «Шинторг Урал»', inn: '7707083893', kpp: '773601001' },
  buyer: { id: null, name: 'Анна Михайлова', inn: null, kpp: null },
  contact: { full_name: 'Анна Михайлова', phone: '79161234567', email: 'buyer@demo.example' },
  items: [
    {
      id: 'i',
      offer_id: '90211',
      product: viatti,
      city: 'Екатеринбург',
      warehouse: 'Основной склад',
      quantity: 16,
      confirmed_quantity: null,
      bulk_price: 530_000,
      sum: 8_480_000,
      vat_rate: 22,
      vat_included: true,
      vat: 1_529_180,
    },
  ],
  items_count: 1,
  quantity: 16,
  total: 8_480_000,
  vat: 1_529_180,
  vat_split: [{ vat_rate: 22, sum: 8_480_000, vat: 1_529_180 }],
  delivery: { kind: 'delivery', address: 'Екатеринбург, Монтажников, 24' },
  comment: 'Позвонить за час',
  history: [
    { status: 'new', at: '2026-11-21T11:42:00+03:00', by: 'Анна Михайлова', comment: null },
  ],
  allowed: ['cancel', 'repeat'],
  created_at: '2026-11-21T11:42:00+03:00',
  updated_at: '2026-11-21T11:42:00+03:00',
};

/** Two lines: one with the VAT within its price, one with it on top. */
export const orderOfTwo: Order = {
  ...order,
  items: [
    ...order.items,
    {
      id: 'j',
      offer_id: '90212',
      product: cordiant,
      city: 'Екатеринбург',
      warehouse: 'Основной склад',
      quantity: 4,
      confirmed_quantity: null,
      bulk_price: 100_010,
      sum: 420_042,
      vat_rate: 5,
      vat_included: false,
      vat: 20_002,
    },
  ],
  items_count: 2,
  quantity: 20,
  total: 8_900_042,
  vat: 1_549_182,
  vat_split: [
    { vat_rate: 22, sum: 8_480_000, vat: 1_529_180 },
    { vat_rate: 5, sum: 420_042, vat: 20_002 },
  ],
};
