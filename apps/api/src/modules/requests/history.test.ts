import { addMinutes } from 'date-fns/addMinutes';
import { expect, test } from 'vitest';
import type { EventRow } from '../../requests/request-history.sql.ts';
import { toHistory } from './history.ts';

const START = new Date('2026-11-28T08:00:00Z');
type Line = EventRow['lines'][number];

const line = (id: string, change: Line['change'], quantity: number | null = 4): Line => ({
  ...{ id, text: id, change, product: null, quantity },
});
const event = (minutes: number, lines: Line[], more: Partial<EventRow> = {}): EventRow => ({
  ...{ id: `${minutes}`, at: addMinutes(START, minutes), kind: 'changed', account_id: 'irina' },
  ...{ by: 'Ирина', supplier: null, count: lines.length, lines, name: null, price: null },
  ...{ until: null, conditions: null, orders: [], ...more },
});

const historyOf = (...rows: EventRow[]) =>
  toHistory(rows).map(({ kind, count, lines }) => [
    kind,
    count,
    lines.map(({ text, change, quantity }) => `${text} ${change} ${quantity}`).join(', '),
  ]);

test.each([
  [
    'changes of one sitting are one entry, with what became of each line',
    [
      event(9, [line('a', 'quantity', 12)]),
      event(5, [line('a', 'quantity', 8), line('b', 'aside')]),
    ],
    [['changed', 2, 'a quantity 12, b aside 4']],
  ],
  [
    'who takes another product, and then more of it, has taken another product',
    [event(2, [line('a', 'quantity', 12)]), event(1, [line('a', 'product', 4)])],
    [['changed', 1, 'a product 12']],
  ],
  [
    'a line that was removed in the end is removed',
    [event(2, [line('a', 'removed')]), event(1, [line('a', 'product')])],
    [['changed', 1, 'a removed 4']],
  ],
  [
    'ten minutes later it is another one',
    [event(10, [line('a', 'aside')]), event(0, [line('a', 'back')])],
    [
      ['changed', 1, 'a aside 4'],
      ['changed', 1, 'a back 4'],
    ],
  ],
  [
    'what a colleague does is another one',
    [event(2, [line('a', 'aside')], { account_id: 'pavel' }), event(1, [line('a', 'back')])],
    [
      ['changed', 1, 'a aside 4'],
      ['changed', 1, 'a back 4'],
    ],
  ],
  [
    'who is gone may have been two',
    [
      event(2, [line('a', 'aside')], { account_id: null }),
      event(1, [line('a', 'back')], { account_id: null }),
    ],
    [
      ['changed', 1, 'a aside 4'],
      ['changed', 1, 'a back 4'],
    ],
  ],
  [
    'what stands between parts them',
    [
      event(3, [line('a', 'aside')]),
      event(2, [], { kind: 'renamed' }),
      event(1, [line('a', 'back')]),
    ],
    [
      ['changed', 1, 'a aside 4'],
      ['renamed', 0, ''],
      ['changed', 1, 'a back 4'],
    ],
  ],
  [
    'a large change stays as large as it was',
    [event(2, [line('a', 'aside')]), event(1, [line('b', 'back')], { count: 40 })],
    [['changed', 40, 'a aside 4, b back 4']],
  ],
] as const)('%s', (_, rows, expected) => {
  expect(historyOf(...rows)).toEqual(expected);
});

test('five lines are named, and a hundred entries', () => {
  const lines = Array.from({ length: 9 }, (_, at) => line(`${at}`, 'aside'));
  const rows = Array.from({ length: 120 }, (_, at) => event(-at * 20, lines));
  const shown = toHistory(rows);
  expect(shown).toHaveLength(100);
  expect(shown[0]).toMatchObject({ count: 9, lines: { length: 5 } });
  expect(JSON.stringify(shown)).not.toMatch(/account_id|"id":"irina"/);
});
