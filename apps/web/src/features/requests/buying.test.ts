import { expect, test } from 'vitest';
import { buyingOf } from './buying.ts';
import { orderedOf } from './request-lines.ts';
import { linesOf, match, planOf } from './testing/samples.ts';

const lines = linesOf(match);
const asked = orderedOf(lines);
const LACKS = 'У поставщика «Шинторг Урал» минимальный заказ 90 000 ₽';

test('all is ordered whose suppliers take it', () =>
  expect(buyingOf(asked, planOf(lines))).toMatchObject({
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
  const plan = { ...planOf(lines, LACKS), errors: { lines: [LACKS] } };
  expect(buyingOf(asked, plan)).toMatchObject({ lines: [], goods: 0, blocks: [], left: [LACKS] });
});

test('what can not be received forbids the order, if it is of what is ordered now', () => {
  const [order] = planOf(lines).orders;
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
  const plan = { ...planOf(lines), orders: [{ ...order!, receiving }], errors };
  expect(buyingOf(asked, plan)).toMatchObject({
    blocks: ['Укажите адрес'],
    deliveryWords: { title: 'Без доставки', cost: 'после заказа' },
    until: { title: 'всё отгрузят', by: 'отгрузят до' },
  });
});

test('a line that somebody else has bought forbids it by its own words', () => {
  const gone = {
    ...{ offer_id: '90211', code: 'short' as const, message: 'Осталось 4 шт.' },
    ...{ requested: 8, available: 4, price_before: null, price_now: 689_000 },
  };
  expect(buyingOf(asked, { ...planOf(lines), lines: [gone] }).blocks).toEqual(['Осталось 4 шт.']);
});
