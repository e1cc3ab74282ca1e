import type { GoodsRequest, RequestChange } from '@org/api-client/schema';
import { expect, test } from 'vitest';
import { isAs } from './change.ts';

const line = (id: string, change: Partial<GoodsRequest['lines'][number]> = {}) => ({
  ...{ id, text: id, state: 'open' as const, product_id: null, quantity: 4, ordered: 0 },
  offer: null,
  ...{ section: null, wish: null, understood: { tokens: [], unknown: [] }, orders: [] },
  ...change,
});
const none = { arrive_by: null, dot_year_min: null, with_vat: false };
const request = (...lines: GoodsRequest['lines']) =>
  ({ name: 'Окская', is_closed: false, conditions: none, lines }) as unknown as GoodsRequest;
const change = (lines: RequestChange['lines'], more: Partial<RequestChange> = {}) =>
  ({ version: 1, name: 'Окская', is_closed: false, lines, ...more }) satisfies RequestChange;
const same = { id: 'a', product_id: null, quantity: 4 };

test.each([
  ['the same', request(line('a')), change([same]), true],
  ['another name', request(line('a')), change([same], { name: 'Другая' }), false],
  ['closed', request(line('a')), change([same], { is_closed: true }), false],
  [
    'other conditions',
    request(line('a')),
    change([same], { conditions: { ...none, with_vat: true } }),
    false,
  ],
  ['the same conditions', request(line('a')), change([same], { conditions: none }), true],
  ['another product', request(line('a')), change([{ ...same, product_id: '7' }]), false],
  ['other pieces', request(line('a')), change([{ ...same, quantity: 8 }]), false],
  [
    'another offer',
    request(line('a')),
    change([{ ...same, offer: { id: '9', price: 100 } }]),
    false,
  ],
  [
    'the same offer for another price',
    request(line('a', { offer: { id: '9', price: 100 } })),
    change([{ ...same, offer: { id: '9', price: 90 } }]),
    false,
  ],
  [
    'the same offer',
    request(line('a', { offer: { id: '9', price: 100 } })),
    change([{ ...same, offer: { id: '9', price: 100 } }]),
    true,
  ],
  ['a remark that is a line again', request(line('a', { state: 'remark' })), change([same]), false],
  ['a line less', request(line('a'), line('b')), change([same]), false],
  [
    'remarks, which are not named',
    request(line('a'), line('b', { state: 'remark' })),
    change([same]),
    true,
  ],
  [
    'ordered lines, which stay',
    request(line('a'), line('b', { ordered: 4, state: 'ordered' })),
    change([same]),
    true,
  ],
])('%s', (_, stored, asked, expected) => {
  expect(isAs(stored, asked)).toBe(expected);
});
