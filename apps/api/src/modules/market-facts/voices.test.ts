import { describe, expect, test } from 'vitest';
import { type Bond, marketFacts, type Statement, type Undone } from './voices.ts';

const said = (supplier: string, value = 'winter', rows = 1): Statement => ({
  brand: 'Zimogor',
  model: 'Lumen',
  attribute: 'season',
  value,
  supplier,
  rows,
});
const named = (supplier: string, isDenied = false): Statement => ({
  ...said(supplier, 'ZL-1'),
  attribute: 'alias',
  isDenied,
});
const NINE = [...'abcdefghi'].map((supplier) => said(supplier));
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
    statements: [said('a'), said('b'), said('c')],
    expected: [['winter', 'learnt', 3, 0]],
  },
  'two make none, however many rows they have': {
    statements: [said('a', 'winter', 900), said('b', 'winter', 900)],
    expected: [],
  },
  'a supplier with many rows is one voice': {
    statements: [said('a', 'winter', 9000)],
    expected: [],
  },
  'companies that are bound are one voice': {
    statements: [said('a'), said('b'), said('c')],
    bonds: [['a', 'b']],
    expected: [],
  },
  'bonds reach on, also through who says nothing': {
    statements: [said('a'), said('b'), said('c'), said('d')],
    bonds: [
      ['x', 'a'],
      ['b', 'y'],
      ['x', 'y'],
    ],
    expected: [['winter', 'learnt', 3, 0]],
  },
  'one of four who denies it is enough against it': {
    statements: [said('a'), said('b'), said('c'), said('d', 'summer')],
    expected: [],
  },
  'one against ten is a slip': {
    statements: [...NINE, said('j'), said('k', 'summer')],
    expected: [['winter', 'learnt', 10, 1]],
  },
  'a slip among a supplier’s rows does not take its voice': {
    statements: [said('a', 'winter', 19), said('a', 'summer', 1), said('b'), said('c')],
    expected: [['winter', 'learnt', 3, 0]],
  },
  'who contradicts itself says nothing for it': {
    statements: [said('a', 'winter', 3), said('a', 'summer', 2), said('b'), said('c'), said('d')],
    expected: [],
  },
  'what was undone does not come back by the same word': {
    statements: [said('a'), said('b'), said('c'), said('d')],
    undone: [undone(['a', 'b', 'c'])],
    expected: [],
  },
  'nor by a company that is bound to one of them': {
    statements: [said('a'), said('d'), said('e'), said('f')],
    bonds: [['f', 'a']],
    undone: [undone(['a', 'b', 'c'])],
    expected: [],
  },
  'it does by three others': {
    statements: [said('a'), said('d'), said('e'), said('f')],
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
      expect(facts.map(({ value, state, said, denied }) => [value, state, said, denied])).toEqual(
        expected,
      );
    },
  );

  test('is surer the more say it', () => {
    const surenessOf = (count: number) => marketFacts(NINE.slice(0, count), [], [])[0]?.sureness;
    expect([surenessOf(3), surenessOf(9)]).toEqual([0.875, 0.95]);
  });
});
