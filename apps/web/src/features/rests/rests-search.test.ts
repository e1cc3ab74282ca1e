import { describe, expect, test } from 'vitest';
import { bodyOf, formatRests, inCity, isNarrowed, parseRests } from './rests-search.ts';

const read = (query: string) => parseRests(new URLSearchParams(query));

describe('the address of a list', () => {
  test.each([
    '',
    'q=205%2F55+R16&section=tyres&season=winter&warehouse_id=12&warehouse_id=7&stock=out&order_by=quantity__asc',
    'place=near&place=apart&stock=unsold&to=%D0%A0%D1%8F%D0%B7%D0%B0%D0%BD%D1%8C&order_by=gap__desc',
  ])('«%s» is written as it was read', (query) => expect(formatRests(read(query))).toBe(query));

  test('loses what makes no sense', () => {
    const query = 'section=boats&season=spring&warehouse_id=-1&stock=maybe&order_by=rating&page=9';
    // nothing is compared without a city
    expect(formatRests(read('place=first&order_by=gap__desc'))).toBe('');
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
  expect(bodyOf(read('to=Рязань&place=far&stock=unsold'))).toEqual({
    to: 'Рязань',
    place: ['far'],
    unsold: true,
    order_by: 'brand_model__asc',
  });
  expect(bodyOf(inCity(read('to=Рязань&place=far&order_by=gap__desc'), ''))).toEqual({
    order_by: 'brand_model__asc',
  });
  expect(bodyOf(read('stock=in'))).toMatchObject({ quantity_min: 1 });
});
