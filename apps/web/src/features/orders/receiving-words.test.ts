import { expect, test } from 'vitest';
import { receivingText } from './order-words.ts';

const place = {
  warehouse: {
    id: '1',
    name: 'Основной склад',
    city: 'Челябинск',
    address: 'Троицкий тракт, 21',
    working_hours: 'пн–сб 08:00–19:00',
  },
  vat_rate: 22 as const,
  date_min: '2026-11-30',
  date_max: '2026-12-02',
  pieces: 4,
  grams: 40_000,
};
const receive = {
  label: 'Склад',
  city: 'Екатеринбург',
  street: 'Монтажников, 24',
  receiver: 'Андрей',
  phone: '73432884107',
  working_hours: null,
};

test('says where goods come to, or where they are fetched', () => {
  expect(
    receivingText({ ...place, kind: 'delivery', reach: 'delivers', receive, cost: 90_000 }),
  ).toBe(
    'Екатеринбург, Монтажников, 24, Андрей, +73432884107. Доставка 30 ноября – 2 декабря, 900\u202f₽',
  );
  expect(
    receivingText({ ...place, kind: 'delivery', reach: 'carrier', receive, cost: null }),
  ).toMatch(/Отгрузка 30 ноября – 2 декабря, по тарифу перевозчика$/);
  expect(
    receivingText({ ...place, kind: 'pickup', reach: 'delivers', receive: null, cost: 0 }),
  ).toBe(
    'Самовывоз: Челябинск, Троицкий тракт, 21, пн–сб 08:00–19:00. Готово 30 ноября – 2 декабря',
  );
});
