import type { Order, OrderStatus, Role } from '@org/api-client/schema';
import { orderMoney } from '@org/trade/order-money';
import { ROLES } from '@org/trade/roles';
import { describe, expect, test } from 'vitest';
import { allowedActions, obstacleTo, RULES, settledStatus } from './life.ts';
import type { OrderRow } from './order-rows.ts';
import { item, row } from './testing/row.ts';

type Action = Order['allowed'][number];

const STATES = RULES.repeat.from;
/**
 * An order on which every action is possible that its state allows: half of it was shipped, and half of that received.
 */
const open: OrderRow = {
  ...row,
  pay_days: 14,
  history: [
    ...row.history,
    {
      ...{ kind: 'appealed', status: 'shipped', at: '2026-11-24T10:00:00Z', by: null },
      ...{ comment: null, details: {} },
    },
  ],
  items: [{ ...item, confirmed_quantity: 16, shipped: 8, received: 4 }],
  shipments: [
    {
      id: 's',
      carrier: 'Своя машина',
      waybill: null,
      shipped_on: '2026-11-24',
      received_at: '2026-11-25T10:00:00Z',
      items: [{ id: 'a', quantity: 4, received: 4, codes: [] }],
    },
    {
      id: 't',
      carrier: 'Своя машина',
      waybill: null,
      shipped_on: '2026-11-26',
      received_at: null,
      items: [{ id: 'a', quantity: 4, received: null, codes: [] }],
    },
  ],
  claims: [
    {
      id: 'c',
      item_id: 'a',
      kind: 'damaged',
      wish: 'refund',
      quantity: 1,
      comment: null,
      photos: [],
      status: 'open',
      answer: null,
      due_at: '2026-12-05T10:00:00Z',
      created_at: '2026-11-25T10:00:00Z',
    },
  ],
};

describe('who may do what, and when', () => {
  const HELD: OrderStatus[] = ['new', 'offered', 'confirmed', 'invoiced'];
  test.each<[Action, 'buyer' | 'supplier', OrderStatus[]]>([
    ['confirm', 'supplier', ['new']],
    ['decline', 'supplier', HELD],
    ['accept', 'buyer', ['offered']],
    ['cancel', 'buyer', HELD],
    ['extend', 'supplier', HELD],
    ['invoice', 'supplier', ['confirmed']],
    ['pay', 'supplier', ['invoiced', 'shipped', 'received', 'closed']],
    ['ship', 'supplier', ['confirmed', 'invoiced', 'shipped']],
    ['release', 'supplier', ['shipped']],
    ['receive', 'buyer', ['shipped']],
    ['claim', 'buyer', ['shipped', 'received', 'closed']],
    ['answer_claim', 'supplier', ['shipped', 'received']],
    ['withdraw_claim', 'buyer', ['shipped', 'received']],
    ['answer_appeal', 'buyer', [...STATES]],
  ])('%s: the %s, while it is %s', (action, by, from) => {
    for (const status of STATES) {
      const mine = { ...open, status, is_buyer: by === 'buyer', is_supplier: by === 'supplier' };
      expect([status, obstacleTo(action, mine) === undefined]).toEqual([
        status,
        from.includes(status),
      ]);
      const theirs = { ...mine, is_buyer: !mine.is_buyer, is_supplier: !mine.is_supplier };
      expect(obstacleTo(action, theirs)).toBe('side');
    }
  });

  test.each<[Action, Role[]]>([
    ['accept', ['buyer']],
    ['cancel', ['buyer']],
    ['receive', ['buyer', 'warehouse']],
    ['claim', ['buyer', 'warehouse']],
    ['withdraw_claim', ['buyer', 'warehouse']],
    ['answer_appeal', ['buyer']],
    ['appeal', ['seller']],
    ['confirm', ['seller']],
    ['decline', ['seller']],
    ['extend', ['seller']],
    ['release', ['seller']],
    ['answer_claim', ['seller']],
    ['ship', ['warehouse']],
    ['invoice', ['accountant']],
    ['pay', ['accountant']],
  ])('%s takes one of the roles %j on that side', (action, able) => {
    const { by } = RULES[action];
    for (const role of ROLES) {
      const roles = (side: typeof by) => (by === side ? [role] : []);
      const sides = { is_buyer: by === 'buyer', is_supplier: by === 'supplier' };
      const mine = { ...sides, buyer_roles: roles('buyer'), supplier_roles: roles('supplier') };
      expect([role, obstacleTo(action, { ...open, ...mine }) === 'right']).toEqual([
        role,
        !able.includes(role),
      ]);
    }
  });

  test('either side may order the same again, whatever became of it', () => {
    for (const status of STATES)
      expect(allowedActions({ ...row, status, is_buyer: false, is_supplier: true })).toContain(
        'repeat',
      );
  });

  const supplier = { is_buyer: false, is_supplier: true };
  test.each<[string, Action, Partial<OrderRow>, RegExp]>([
    ['is not cancelled once money came', 'cancel', { status: 'invoiced', paid: 1 }, /верните/],
    ['nor declined', 'decline', { ...supplier, status: 'invoiced', paid: 1 }, /верните/],
    [
      'does not leave before it is paid for in advance',
      'ship',
      { ...supplier, status: 'invoiced', pay_days: 0, paid: 1 },
      /предоплат/,
    ],
    [
      'does not leave twice',
      'ship',
      { ...supplier, status: 'shipped', items: [{ ...item, confirmed_quantity: 8, shipped: 8 }] },
      /уже отгружено/,
    ],
    [
      'is not received before it leaves',
      'receive',
      { status: 'shipped', shipments: [] },
      /принято/,
    ],
    [
      'is no reason for a claim before it comes',
      'claim',
      { status: 'shipped', shipments: [] },
      /примите/,
    ],
    [
      'has no claim to answer',
      'answer_claim',
      { ...supplier, status: 'received', claims: [] },
      /нет/,
    ],
  ])('an order %s', (_what, action, change, reason) => {
    expect(obstacleTo(action, { ...open, ...change })).toMatch(reason);
  });
});

describe('an order that has left', () => {
  const { payable } = orderMoney({ ...open, items: [{ ...item, confirmed_quantity: 4 }] });
  const came = open.shipments.slice(0, 1);
  const whole = [{ ...item, confirmed_quantity: 4, shipped: 4, received: 4 }];
  test.each<[string, Partial<OrderRow>, OrderStatus]>([
    ['is on its way while something is to leave', { shipments: came }, 'shipped'],
    ['or to come', { items: whole }, 'shipped'],
    ['is received once all came', { items: whole, shipments: came, claims: [] }, 'received'],
    [
      'and stays so while a claim is open',
      { items: whole, shipments: came, paid: payable },
      'received',
    ],
    [
      'is closed once it is paid, too',
      { items: whole, shipments: came, claims: [], paid: payable },
      'closed',
    ],
    [
      'and not where money has to go back',
      { items: whole, shipments: came, claims: [], paid: payable + 1 },
      'received',
    ],
  ])('%s', (_what, change, status) => {
    expect(settledStatus({ ...open, status: 'shipped', ...change })).toBe(status);
  });

  test('stays what it is before', () => {
    expect(settledStatus({ ...open, status: 'invoiced' })).toBe('invoiced');
  });
});
