import { differences, type Part } from './compare.ts';
import type { Expected, ExpectedGoods } from './expected.ts';
import { type OnSale, rowKey } from './on-sale.ts';

/** What can go wrong with a row, the worst first. */
export type Fault = Part | 'unasked' | 'lost' | 'joined' | 'parted' | 'refused' | 'not goods';

interface Found {
  fault: Fault;
  at: string;
  text: string;
}

export interface ListScore {
  goods: number;
  onSale: number;
  faults: Found[];
}

export interface Imported {
  /** Fields that the import has asked about. */
  asked: ReadonlySet<string>;
  onSale: readonly OnSale[];
  refused: ReadonlyMap<string, string>;
}

const isNothing = ({ quantity, stock }: ExpectedGoods) =>
  stock ? stock.every((place) => place.quantity === 0) : quantity === 0;

/**
 * Yields rows that share one offer but should be two, and rows that are two offers but should be one. Offers of two
 * warehouses are always two.
 */
function* joints(rows: readonly ExpectedGoods[], byRow: ReadonlyMap<string, readonly OnSale[]>) {
  const expectedOf = new Map<number, { offer: string; at: string }>();
  const offersOf = new Map<string, number>();
  for (const row of rows)
    for (const { offer, warehouse } of byRow.get(rowKey(row)) ?? []) {
      const first = expectedOf.get(offer);
      if (first && first.offer !== row.offer)
        yield { fault: 'joined' as const, at: rowKey(row), text: `with row ${first.at}` };
      else expectedOf.set(offer, { offer: row.offer, at: rowKey(row) });
      const place = `${row.offer} ${warehouse}`;
      const other = offersOf.get(place);
      if (other !== undefined && other !== offer)
        yield { fault: 'parted' as const, at: rowKey(row), text: 'the same row is two offers' };
      offersOf.set(place, offer);
    }
}

function* faultsOfGoods(row: ExpectedGoods, offers: readonly OnSale[], reason: string | undefined) {
  const at = rowKey(row);
  const name = row.name ?? `${row.brand} ${row.model}`;
  if (offers.length === 0) {
    if (reason === undefined && !isNothing(row)) yield { fault: 'lost' as const, at, text: name };
    if (reason !== undefined && !row.may_reject)
      yield { fault: 'refused' as const, at, text: `${reason}: ${name}` };
    return;
  }
  const seen = new Set<string>();
  for (const offer of offers)
    for (const { part, expected, got } of differences(row, offer)) {
      const text = `${JSON.stringify(expected)} ≠ ${JSON.stringify(got)}: ${name}`;
      if (!seen.has(part)) yield { fault: part, at, text };
      seen.add(part);
    }
}

/** Compares what an import has put on sale with what is expected of its list. */
export function scoreList(
  { ask, rows }: Expected,
  { asked, onSale, refused }: Imported,
): ListScore {
  const byRow = Map.groupBy(onSale, rowKey);
  const goods = rows.filter((row) => row.kind === 'goods');
  const faults: Found[] = [
    ...ask
      .filter(({ field }) => !asked.has(field))
      .map(({ field, why }) => ({ fault: 'unasked' as const, at: field, text: why })),
    ...rows
      .filter((row) => row.kind !== 'goods' && byRow.has(rowKey(row)))
      .map((row) => ({ fault: 'not goods' as const, at: rowKey(row), text: row.kind })),
    ...goods.flatMap((row) => [
      ...faultsOfGoods(row, byRow.get(rowKey(row)) ?? [], refused.get(rowKey(row))),
    ]),
    ...joints(goods, byRow),
  ];
  return {
    goods: goods.length,
    onSale: goods.filter((row) => byRow.has(rowKey(row))).length,
    faults,
  };
}
