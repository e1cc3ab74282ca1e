import { expect, test } from 'vitest';
import { cordiant } from '../testing/cordiant.ts';
import { buyingOf } from './buying.ts';

const asked = [{ line_id: '1', offers: [{ offer_id: '90211', quantity: 8, max_price: 689_000 }] }];
const orderOf = (shortage: string | null) => ({
  supplier: { id: 'Шинторг Урал', name: 'Шинторг Урал' },
  items: [
    {
      ...{
        offer_id: '90211',
        city: 'Екатеринбург',
        warehouse: 'Основной склад',
        warehouse_id: '12',
      },
      ...{ quantity: 8, bulk_price: 689_000, sum: 8 * 689_000, vat: 0 },
      ...{ vat_rate: 22 as const, vat_included: true },
      product: cordiant,
    },
  ],
  ...{ goods: 8 * 689_000, delivery_cost: 0, payable: 8 * 689_000, vat: 0, vat_split: [] },
  ...{ promised_on: '2026-12-03', receiving: [], shortage },
});
const sums = { goods: 8 * 689_000, delivery_cost: 0, payable: 8 * 689_000, lines: [], errors: {} };
const planOf = (shortage: string | null = null): Parameters<typeof buyingOf>[1] => ({
  orders: [orderOf(shortage)],
  ...sums,
});
const LACKS = 'У поставщика «Шинторг Урал» минимальный заказ 90 000 ₽';

test('all is ordered whose suppliers take it', () =>
  expect(buyingOf(asked, planOf())).toMatchObject({
    lines: [{ line_id: '1', offers: [{ offer_id: '90211', quantity: 8 }] }],
    ...{
      goods: 8 * 689_000,
      delivery: 0,
      suppliers: 1,
      until: { day: '2026-12-03', title: 'всё на месте' },
      fetched: undefined,
      blocks: [],
      left: [],
    },
  }));

test('lines of a supplier whose minimum is not reached stay, and forbid nothing', () => {
  const plan = { ...planOf(LACKS), errors: { lines: [LACKS] } };
  expect(buyingOf(asked, plan)).toMatchObject({ lines: [], goods: 0, blocks: [], left: [LACKS] });
});

test('what can not be received forbids the order, if it is of what is ordered now', () => {
  const [order] = planOf().orders;
  const warehouse = {
    id: '12',
    name: 'Основной',
    city: 'Рязань',
    address: null,
    working_hours: null,
  };
  const receiving = [
    {
      ...{ warehouse, kind: 'delivery' as const, reach: 'unstated' as const, receive: null },
      ...{ cost: null, vat_rate: null, date_min: '2026-12-01', date_max: '2026-12-03' },
      ...{ pieces: 8, grams: 1000 },
    },
  ];
  const errors = { 'receiving.12': ['Укажите адрес'], 'receiving.13': ['Не сюда'] };
  const plan = { ...planOf(), orders: [{ ...order!, receiving }], errors };
  expect(buyingOf(asked, plan)).toMatchObject({
    blocks: ['Укажите адрес'],
    isAddressWanted: true,
    deliveryWords: { title: 'Без доставки', cost: 'после заказа' },
    until: { title: 'всё отгрузят', by: 'отгрузят до' },
  });
});

test('a line that somebody else has bought forbids it by its own words', () => {
  const gone = {
    ...{ offer_id: '90211', code: 'short' as const, message: 'Осталось 4 шт.' },
    ...{ requested: 8, available: 4, price_before: null, price_now: 689_000 },
  };
  expect(buyingOf(asked, { ...planOf(), lines: [gone] })).toMatchObject({
    blocks: ['Осталось 4 шт.'],
    isAddressWanted: false,
  });
});
