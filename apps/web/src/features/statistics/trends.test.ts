import { expect, test } from 'vitest';
import { trendsOf } from './trends.ts';

const day = (date: string, offers: number, suppliers: number, quantity: number) => ({
  date,
  offers,
  suppliers,
  quantity,
  price_lists: 3,
});
const trend = [
  day('2026-10-20', 900, 40, 2000),
  day('2026-11-14', 1000, 42, 1000),
  day('2026-11-20', 1100, 42, 990),
  day('2026-11-21', 1190, 42, 981),
];
const totals = { products: 1, offers: 1200, suppliers: 42, quantity: 979 };

test('compares today with a week and a month ago', () => {
  const { offers, suppliers, quantity, priceLists } = trendsOf({ trend, totals });
  expect(offers).toEqual({ values: [900, 1000, 1100, 1200], words: '+200 за неделю' });
  expect(suppliers).toMatchObject({ words: '+2 за месяц' });
  expect(quantity).toMatchObject({ words: '−2,1\u202f% за неделю' });
  expect(priceLists).toMatchObject({ words: '3 прайса за сегодня' });
});

test('says so where nothing has changed', () => {
  const same = trend.map((one) => ({ ...one, offers: 1200 }));
  expect(trendsOf({ trend: same, totals }).offers).toMatchObject({
    words: 'без изменений за неделю',
  });
});

test('says nothing while too few days are known', () => {
  expect(Object.values(trendsOf({ trend: trend.slice(-2), totals })).some(Boolean)).toBe(false);
  expect(Object.values(trendsOf({ trend: [], totals })).some(Boolean)).toBe(false);
});
