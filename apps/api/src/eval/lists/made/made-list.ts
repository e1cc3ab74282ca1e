import type { NameCase } from '@org/tyre-names/benchmark/name-case';
import type { Luck } from '@org/tyre-names/training/luck';
import type { ListExpectation } from '../expected.ts';
import { expectedOf, goodsOf } from './made-goods.ts';
import type { Shape } from './shapes.ts';

/** Makes a price list of a shape from labelled names, with the expected result of its import. */
export function makeList(shape: Shape, cases: readonly NameCase[], luck: Luck) {
  const goods = goodsOf(cases, luck);
  const cells: (string | number | null)[][] = shape.head.map((row) => [...row]);
  const rows: ListExpectation['rows'] = [];
  let group = '';
  for (const [at, good] of goods.entries()) {
    if (shape.hasTitles && good.group !== group) cells.push([good.group]);
    group = good.group;
    cells.push(shape.row(good, at));
    // in a feed rows are numbered by offers
    const row = shape.head.length === 0 ? at + 1 : cells.length;
    const expected = expectedOf(good, { sheet: shape.sheet, row });
    rows.push(expected.kind === 'goods' ? { ...expected, ...shape.stock(good) } : expected);
  }
  const expected: ListExpectation = { files: [shape.file], ask: [], rows };
  return { file: shape.write(cells, goods), expected };
}
