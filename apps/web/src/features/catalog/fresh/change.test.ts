import { expect, test } from 'vitest';
import type { ProductPage } from '../search/catalog.atoms.ts';
import { summerTyre, tyre } from '../testing/samples.ts';
import { type ListedProduct, withFresh } from './change.ts';

const page = (...data: ListedProduct[]) => ({ data, version: 1 }) as unknown as ProductPage;
const rows = (pages: readonly ProductPage[]) =>
  pages.flatMap(({ data }) => data as ListedProduct[]);

test('a row stays where it is, with its new price, and says what has changed', () => {
  const cheaper = { ...tyre, min_bulk_price: 1_400_000, quantity: 1250 };
  const pages = withFresh([page(summerTyre), page(tyre)], new Set([tyre.id]), [cheaper], 7);
  expect(pages.map(({ version }) => version)).toEqual([7, 7]);
  expect(rows(pages)).toEqual([
    summerTyre,
    { ...cheaper, change: { price: -28_000, stock: 2, isGone: false } },
  ]);
});

test('what did not change is the same object, so that its row is not drawn again', () => {
  expect(rows(withFresh([page(summerTyre)], new Set(), [], 2))[0]).toBe(summerTyre);
});

test('a change that no row shows is not marked', () => {
  const [row] = rows(
    withFresh([page(tyre)], new Set([tyre.id]), [{ ...tyre, suppliers_count: 2 }], 2),
  );
  expect(row).toEqual({ ...tyre, suppliers_count: 2 });
});

test('a mark lasts until the next look', () => {
  const marked = { ...tyre, change: { price: 1, stock: 0, isGone: false } };
  expect(rows(withFresh([page(marked)], new Set(), [], 2))).toEqual([tyre]);
});

test('what is sold out stays as such', () => {
  const [row] = rows(withFresh([page(tyre)], new Set([tyre.id]), [], 2));
  expect(row).toMatchObject({
    id: tyre.id,
    min_bulk_price: null,
    quantity: 0,
    offers_count: 0,
    change: { stock: -tyre.quantity, isGone: true },
  });
});

test('a tyre of a set keeps its axle and place', () => {
  const rear = { ...tyre, axle: 'rear' as const, step: 3 };
  const [row] = rows(withFresh([page(rear)], new Set([tyre.id]), [{ ...tyre, quantity: 1 }], 2));
  expect(row).toMatchObject({ axle: 'rear', step: 3, quantity: 1 });
});
