import { describe, expect, test } from 'vitest';
import { toOrder, toSummary } from './order.ts';
import { item, row } from './testing/row.ts';

describe('what an order costs', () => {
  test('is the sum of its lines, VAT by rate', () => {
    expect(toOrder(row)).toMatchObject({
      number: 'П-000042',
      partial: false,
      items_count: 2,
      quantity: 18,
      goods: 8_680_000,
      vat: 1_529_180,
      vat_split: [
        { vat_rate: 22, sum: 8_480_000, vat: 1_529_180 },
        { vat_rate: null, sum: 200_000, vat: 0 },
      ],
      items: [{ sum: 8_480_000 }, { sum: 200_000 }],
      supplier: { id: 's', name: 'Каток', inn: '7707083893', kpp: null },
      buyer: { id: null, name: 'Анна', inn: null, kpp: null },
      created_at: '2026-11-21T09:12:00.000Z',
      updated_at: '2026-11-22T09:12:00.000Z',
      history: [{ status: 'new', at: '2026-11-21T06:12:00.000Z' }],
    });
  });

  test('is of what was confirmed, and partial where that is less', () => {
    const confirmed = (pieces: number) =>
      toSummary({ ...row, status: 'confirmed', items: [{ ...item, confirmed_quantity: pieces }] });
    expect(confirmed(16)).toMatchObject({ partial: false, quantity: 16, goods: 8_480_000 });
    expect(confirmed(6)).toMatchObject({ partial: true, quantity: 6, goods: 3_180_000 });
    const cancelled = {
      ...row,
      status: 'cancelled' as const,
      items: [{ ...item, confirmed_quantity: 6 }],
    };
    expect(toSummary(cancelled).partial).toBe(false);
    const mixed = [
      { ...item, confirmed_quantity: 16 },
      { ...item, confirmed_quantity: 0 },
    ];
    expect(toSummary({ ...row, status: 'confirmed', items: mixed })).toMatchObject({
      partial: true,
      quantity: 16,
    });
  });
});
