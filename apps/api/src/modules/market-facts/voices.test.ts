import { describe, expect, test } from 'vitest';
import { type Bond, marketFacts, type Statement, type Undone } from './voices.ts';

const statementOf = (supplier: string, value = 'winter', rows = 1): Statement => ({
  brand: 'Zimogor',
  model: 'Lumen',
  attribute: 'season',
  value,
  supplier,
  rows,
});
const named = (supplier: string, isDenied = false): Statement => ({
  ...statementOf(supplier, 'ZL-1'),
  attribute: 'alias',
  isDenied,
});
const NINE = [...'abcdefghi'].map((supplier) => statementOf(supplier));
const undone = (suppliers: string[]): Undone => ({
  brand: 'Zimogor',
  model: 'Lumen',
  attribute: 'season',
  value: 'winter',
  suppliers,
});

interface Case {
  statements: Statement[];
  bonds?: Bond[];
  undone?: Undone[];
  /** Value, state, voices for and against. */
  expected: [string, string, number, number][];
}

const CASES: Record<string, Case> = {
  'three suppliers make a fact': {
    statements: [statementOf('a'), statementOf('b'), statementOf('c')],
    expected: [['winter', 'learnt', 3, 0]],
  },
  'two make none, however many rows they have': {
    statements: [statementOf('a', 'winter', 900), statementOf('b', 'winter', 900)],
    expected: [],
  },
  'a supplier with many rows is one voice': {
    statements: [statementOf('a', 'winter', 9000)],
    expected: [],
  },
  'companies that are bound are one voice': {
    statements: [statementOf('a'), statementOf('b'), statementOf('c')],
    bonds: [['a', 'b']],
    expected: [],
  },
  'bonds reach on, also through who says nothing': {
    statements: [statementOf('a'), statementOf('b'), statementOf('c'), statementOf('d')],
    bonds: [
      ['x', 'a'],
      ['b', 'y'],
      ['x', 'y'],
    ],
    expected: [['winter', 'learnt', 3, 0]],
  },
  'one of four who denies it is enough against it': {
    statements: [statementOf('a'), statementOf('b'), statementOf('c'), statementOf('d', 'summer')],
    expected: [],
  },
  'one against ten is a slip': {
    statements: [...NINE, statementOf('j'), statementOf('k', 'summer')],
    expected: [['winter', 'learnt', 10, 1]],
  },
  'a slip among a supplier’s rows does not take its voice': {
    statements: [
      statementOf('a', 'winter', 19),
      statementOf('a', 'summer', 1),
      statementOf('b'),
      statementOf('c'),
    ],
    expected: [['winter', 'learnt', 3, 0]],
  },
  'who contradicts itself says nothing for it': {
    statements: [
      statementOf('a', 'winter', 3),
      statementOf('a', 'summer', 2),
      statementOf('b'),
      statementOf('c'),
      statementOf('d'),
    ],
    expected: [],
  },
  'what was undone does not come back by the same word': {
    statements: [statementOf('a'), statementOf('b'), statementOf('c'), statementOf('d')],
    undone: [undone(['a', 'b', 'c'])],
    expected: [],
  },
  'nor by a company that is bound to one of them': {
    statements: [statementOf('a'), statementOf('d'), statementOf('e'), statementOf('f')],
    bonds: [['f', 'a']],
    undone: [undone(['a', 'b', 'c'])],
    expected: [],
  },
  'it does by three others': {
    statements: [statementOf('a'), statementOf('d'), statementOf('e'), statementOf('f')],
    undone: [undone(['a', 'b', 'c'])],
    expected: [['winter', 'learnt', 3, 0]],
  },
  'another name of few is proposed': {
    statements: [named('a')],
    expected: [['ZL-1', 'proposed', 1, 0]],
  },
  'one of three is learnt': {
    statements: [named('a'), named('b'), named('c')],
    expected: [['ZL-1', 'learnt', 3, 0]],
  },
  'who sells both apart denies it': {
    statements: [named('a'), named('b'), named('c'), named('c', true)],
    expected: [],
  },
  'one that was undone is not proposed again': {
    statements: [named('a'), named('d')],
    undone: [{ ...undone(['a']), attribute: 'alias', value: 'ZL-1' }],
    expected: [],
  },
};

describe('the market', () => {
  test.each(Object.entries(CASES))(
    '%s',
    (_what, { statements, bonds = [], undone = [], expected }) => {
      const facts = marketFacts(statements, bonds, undone);
      expect(
        facts.map(({ value, state, said: voiceCount, denied }) => [
          value,
          state,
          voiceCount,
          denied,
        ]),
      ).toEqual(expected);
    },
  );

  test('is surer the more say it', () => {
    const surenessOf = (count: number) => marketFacts(NINE.slice(0, count), [], [])[0]?.sureness;
    expect([surenessOf(3), surenessOf(9)]).toEqual([0.875, 0.95]);
  });
});
