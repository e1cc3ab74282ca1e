import { describe, expect, test } from 'vitest';
import { bodyOf, formatRests, isNarrowed, parseRests } from './rests-search.ts';

const read = (query: string) => parseRests(new URLSearchParams(query));

describe('the address of a list', () => {
  test.each([
    '',
    'q=205%2F55+R16&section=tyres&season=winter&warehouse_id=12&warehouse_id=7&stock=out&order_by=quantity__asc',
  ])('«%s» is written as it was read', (query) => expect(formatRests(read(query))).toBe(query));

  test('loses what makes no sense', () => {
    const query = 'section=boats&season=spring&warehouse_id=-1&stock=maybe&order_by=rating&page=9';
    expect(formatRests(read(query))).toBe('');
    expect(isNarrowed(read(query))).toBe(false);
  });
});

test('the call asks for no more than the address says', () => {
  expect(bodyOf(read(''))).toEqual({ order_by: 'brand_model__asc' });
  expect(bodyOf(read('stock=out&q=кама'))).toEqual({
    q: 'кама',
    quantity_max: 0,
    order_by: 'brand_model__asc',
  });
  expect(bodyOf(read('stock=in'))).toMatchObject({ quantity_min: 1 });
});
