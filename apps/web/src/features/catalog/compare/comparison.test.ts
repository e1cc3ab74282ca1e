import { describe, expect, test } from 'vitest';
import { fact, offers, summerTyre, tyre } from '../testing/samples.ts';
import { type ComparedProduct, compare } from './comparison.ts';

const [offer] = offers;
if (!offer) throw new Error('The samples have no offer.');
const delivered = (gross_price: number | null, day = '2026-12-01') => ({
  ...offer,
  delivery: {
    reach: 'delivers' as const,
    standing: gross_price === null ? ('unknown' as const) : ('fresh' as const),
    date_min: day,
    date_max: day,
    cost: 0,
    pieces: 4,
    gross_price,
    net_price: gross_price,
  },
});
const goods = (...offers: (ComparedProduct['offers'][number] | undefined)[]): ComparedProduct[] =>
  offers.map((one, at) => ({
    product: { ...(at === 0 ? tyre : summerTyre), id: String(at), size: tyre.size },
    facts: [fact('season', 'Сезон', at === 0 ? 'Зима' : 'Лето'), fact('xl', 'XL, усиленная', true)],
    offers: one ? [one] : [],
    days: [],
    bought: null,
  }));
const rowOf = (rows: ReturnType<typeof compare>['offers'], name: string) =>
  rows.find((row) => row.name === name);

describe('the best of a row', () => {
  test('is the cheapest with its delivery; one whose delivery is unknown is no rival', () => {
    const { offers } = compare(
      goods(delivered(500_00), delivered(null), delivered(600_00)) as ComparedProduct[],
      'price',
      'Рязань',
      16,
    );
    expect(rowOf(offers, 'price')?.best).toEqual([0]);
    expect(rowOf(offers, 'price')?.cells[1]).toMatch(/без доставки$/);
  });

  test('is nobody where all are alike, or where one alone is known', () => {
    const alike = compare(goods(delivered(500_00), delivered(500_00)), 'price', 'Рязань', 16);
    expect(rowOf(alike.offers, 'price')?.best).toEqual([]);
    expect(rowOf(alike.offers, 'day')?.best).toEqual([]);
    const alone = compare(goods(delivered(500_00), undefined), 'price', 'Рязань', 16);
    expect(rowOf(alone.offers, 'price')).toMatchObject({
      cells: [expect.any(String), null],
      best: [],
    });
  });

  test('is the first to come, and the youngest', () => {
    const { offers } = compare(
      goods(
        { ...delivered(500_00, '2026-12-04'), dot_year: 2026, dot_week: 40 },
        { ...delivered(500_00, '2026-11-30'), dot_year: 2026, dot_week: 9 },
      ),
      'price',
      'Рязань',
      16,
    );
    expect(rowOf(offers, 'day')?.best).toEqual([1]);
    expect(rowOf(offers, 'made')?.best).toEqual([0]);
  });
});

test('a price stands among those of its own year', () => {
  const [one, other] = goods(offer, offer) as [ComparedProduct, ComparedProduct];
  const days = Array.from({ length: 60 }, (_, at) => ({
    date: new Date(Date.UTC(2026, 8, 1 + at)).toISOString().slice(0, 10),
    min_bulk_price: at < 59 ? 500_00 : 400_00,
  }));
  const { offers } = compare([{ ...one, days }, other], 'price', '', 4);
  expect(rowOf(offers, 'year')?.cells).toEqual([
    expect.stringMatching(/дешевле, чем в 100\s% дней/),
    null,
  ]);
});

test('what is the same in all stands apart from what differs', () => {
  const { different, same } = compare(goods(offer, offer), 'price', '', 4);
  expect(different.map(({ name }) => name)).toContain('season');
  expect(same).toContainEqual({
    name: 'xl',
    label: 'XL, усиленная',
    cells: ['Да', 'Да'],
    best: [],
  });
  expect(same.map(({ name }) => name)).toContain('size');
});

test('so many pieces cost so many times the price, and the dearer say by how much', () => {
  const { offers } = compare(goods(delivered(500_00), delivered(600_00)), 'price', 'Рязань', 16);
  expect(rowOf(offers, 'sum')).toMatchObject({
    label: 'За 16\u202fшт.',
    cells: ['8\u202f000\u202f₽', '9\u202f600\u202f₽'],
    notes: [null, '+1\u202f600\u202f₽'],
  });
});

test('what was bought of the goods is told to who is signed in', () => {
  const [one, other] = goods(offer, offer) as [ComparedProduct, ComparedProduct];
  const rowsOf = (...bought: ComparedProduct['bought'][]) =>
    compare(
      [one, other].map((good, at) => ({ ...good, bought: bought[at] ?? null })),
      'price',
      '',
      4,
    );
  expect(rowOf(rowsOf(null, null).offers, 'bought')).toBeUndefined();
  const last = { ordered_on: '2026-11-03', quantity: 3, sum: 1_000_000 };
  expect(
    rowOf(rowsOf({ orders: 1, last }, { orders: 0, last: null }).offers, 'bought'),
  ).toMatchObject({
    cells: ['3\u202f333\u202f₽', 'нет'],
    notes: ['3\u202fшт. 3 ноября 2026 г.', null],
  });
});
