import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSuppliers } from '../parties/suppliers.ts';
import { createTrade, type Product } from './trade.ts';
import type { Offer } from './trade-offers.ts';

const now = new Date('2026-11-21T12:00:00Z');
const DAY = 86_400_000;
const size = { products: 1500, offers: 18_000, seed: 1, now };
const trade = createTrade(size);
const products = [...trade.products()];
const rows = products.map((product) => ({ product, offers: trade.offers(product) }));
const offers = rows.flatMap((row) => row.offers);

const snapshot = (seed: number) => {
  const other = createTrade({ ...size, products: 100, offers: 500, seed });
  const parts = JSON.stringify(
    [...other.products()].map((product) => [
      product,
      other.offers(product),
      other.history(product),
    ]),
  );
  return createHash('sha256').update(parts).digest('hex');
};

test('the same seed and day make the same trade, another seed another one', () => {
  expect(snapshot(3)).toBe(snapshot(3));
  expect(snapshot(3)).not.toBe(snapshot(4));
});

describe('suppliers', () => {
  const { suppliers } = trade;

  test('there are 48 with different names, all of them with stock', () => {
    expect(new Set(suppliers.map(({ name }) => name)).size).toBe(48);
    expect(new Set(suppliers.map(({ id }) => id)).size).toBe(48);
    expect(new Set(offers.map(({ supplier }) => supplier.id)).size).toBe(48);
  });

  test('keep one to four warehouses whose terms are possible', () => {
    for (const { warehouses } of suppliers) {
      expect(warehouses.length).toBeGreaterThanOrEqual(1);
      expect(warehouses.length).toBeLessThanOrEqual(4);
      for (const { deliveryDays } of warehouses)
        expect(deliveryDays[0]).toBeLessThanOrEqual(deliveryDays[1]);
    }
  });

  test('follow every VAT regime, mostly the general one', () => {
    const rates = suppliers.map(({ vatRate }) => vatRate);
    expect(new Set(rates)).toEqual(new Set([22, 5, 7, null]));
    expect(rates.filter((rate) => rate === 22).length).toBeGreaterThan(24);
  });

  test('have telephones that nobody has', () => {
    for (const { phone } of suppliers) expect(phone).toMatch(/^7\d{3,4}000\d{3,4}$/);
    for (const { phone } of suppliers) expect(phone).toHaveLength(11);
  });

  test('one feed is two days old, the others are of the last day', () => {
    const days = suppliers.map(({ priceListAt }) => (now.getTime() - priceListAt.getTime()) / DAY);
    expect(days.filter((age) => age > 2)).toHaveLength(1);
    expect(days.filter((age) => age >= 0 && age < 1)).toHaveLength(47);
  });

  test('two spell brands in their own way', () => {
    expect(suppliers.filter(({ description }) => description.includes('бренды'))).toHaveLength(2);
  });

  test('a larger trade has more of them, with different names', () => {
    const large = createSuppliers(1_000_000, 1, now);
    expect(new Set(large.map(({ name }) => name)).size).toBe(200);
  });
});

describe('offers', () => {
  test('there are as many as asked for, and no place offers a product twice', () => {
    expect(offers).toHaveLength(18_000);
    for (const { offers: list } of rows)
      expect(new Set(list.map(({ warehouse }) => warehouse.id)).size).toBe(list.length);
  });

  test('come from suppliers of the section and from their own warehouses', () => {
    for (const { product, offers: list } of rows)
      for (const { supplier, warehouse } of list) {
        expect(supplier.sections.includes(product.section)).toBe(true);
        expect(supplier.warehouses.includes(warehouse)).toBe(true);
      }
  });

  test('of one product differ by at most 24 %, and are not all the same', () => {
    const spreads = rows
      .filter(({ offers: list }) => list.length > 5)
      .map(({ offers: list }) => {
        const prices = list.map(({ price }) => price);
        return Math.max(...prices) / Math.min(...prices);
      });
    expect(Math.max(...spreads)).toBeLessThanOrEqual(1.24);
    expect(Math.min(...spreads)).toBeGreaterThan(1.01);
  });

  test('are in whole roubles, and one supplier asks one price wherever the goods lie', () => {
    for (const { price } of offers) expect(price % 100).toBe(0);
    const priceOf = new Map<string, number>();
    for (const { product, offers: list } of rows)
      for (const { supplier, price, dot } of list.filter((offer) => !isOld(offer))) {
        const key = `${product.id} ${supplier.id}`;
        expect(priceOf.get(key) ?? price, `${key} ${dot?.year}`).toBe(price);
        priceOf.set(key, price);
      }
  });

  test('are sold by lots that their stock allows', () => {
    for (const { quantity, minOrder, multiple } of offers.filter((offer) => offer.quantity > 0))
      expect(quantity).toBeGreaterThanOrEqual(Math.max(minOrder, multiple));
    const lots = (section: number) =>
      new Set(rowsOf(section).flatMap((row) => row.offers.map(({ minOrder }) => minOrder)));
    expect(lots(1)).toEqual(new Set([1, 4]));
    expect(lots(3)).toEqual(new Set([1, 2]));
    expect(lots(5)).toEqual(new Set([1]));
    expect(lots(6)).toEqual(new Set([1, 2]));
  });

  test('are heavy-tailed: most are small, a few are huge', () => {
    const stock = offers.map(({ quantity }) => quantity).sort((a, b) => a - b);
    expect(stock[Math.floor(stock.length / 2)]).toBeLessThan(20);
    expect(stock.at(-1)).toBeGreaterThan(500);
  });

  const rowsOf = (section: number) => rows.filter(({ product }) => product.section === section);
  const isOld = ({ dot }: Offer) => dot !== undefined && dot.year <= now.getFullYear() - 3;

  test.each<[string, (offer: Offer) => boolean]>([
    ['a remnant of 1 to 3', ({ quantity }) => quantity > 0 && quantity < 4],
    ['sold out', ({ quantity }) => quantity === 0],
    ['«more than 20»', ({ quantity, quantityIsMinimum }) => quantity === 20 && quantityIsMinimum],
    ['without VAT', ({ supplier }) => supplier.vatRate === null],
    ['made three years ago', isOld],
    ['of unknown age', ({ dot }) => dot === undefined],
    ['from a feed of two days ago', ({ supplier }) => +now - +supplier.priceListAt > 2 * DAY],
  ])('some are %s', (_, isIt) => {
    expect(offers.filter(isIt).length).toBeGreaterThan(50);
  });

  test('wheels have no DOT, and no tyre is of the future', () => {
    for (const section of [2, 4])
      for (const { offers: list } of rowsOf(section))
        expect(list.every(({ dot }) => dot === undefined)).toBe(true);
    for (const { dot } of offers) if (dot) expect(dot.year).toBeLessThanOrEqual(2026);
  });

  test('more than the suppliers can carry is refused with the number that they can', () => {
    expect(() => createTrade({ ...size, products: 60, offers: 100_000 })).toThrow(
      /^60 products of 48 suppliers have at most \d+ offers, not 100000\.$/,
    );
  });
});

describe('the history of prices', () => {
  const histories = rows.map(({ product, offers: list }) => ({
    live: list.filter(({ quantity }) => quantity > 0),
    points: trade.history(product),
    product,
  }));

  test('spans 12 months and ends with the lowest price of today', () => {
    for (const { live, points } of histories) {
      if (live.length === 0) {
        expect(points).toEqual([]);
        continue;
      }
      const [last, first] = [points[0], points.at(-1)];
      expect(last).toEqual({
        day: now,
        minBulkPrice: Math.min(...live.map(({ price }) => price)),
        offersCount: live.length,
      });
      expect((+now - +(first?.day ?? now)) / DAY).toBe(364);
    }
  });

  test('moves, but never by half', () => {
    for (const { points } of histories) {
      const prices = points.map(({ minBulkPrice }) => minBulkPrice);
      if (prices.length > 0) expect(Math.max(...prices) / Math.min(...prices)).toBeLessThan(1.5);
    }
  });

  test('winter tyres were cheaper in spring, against summer ones', () => {
    const ratio = (season: string) => {
      const chosen = histories.filter(
        ({ product, points }) => points.length > 0 && isOfSeason(product, season),
      );
      // point 16 is in the middle of April
      const spring = chosen.map(
        ({ points }) => (points[16]?.minBulkPrice ?? 0) / (points[0]?.minBulkPrice ?? 1),
      );
      return spring.reduce((sum, value) => sum + value, 0) / spring.length;
    };
    expect(ratio('winter')).toBeLessThan(ratio('summer') - 0.05);
  });

  const isOfSeason = ({ ware }: Product, season: string) => ware.filters.season === season;
});
