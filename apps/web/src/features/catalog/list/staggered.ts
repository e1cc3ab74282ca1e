import type { Product } from '../search/product-words.ts';

/** The place of a row in a staggered set: what is shown above the row. */
export interface StaggeredRow {
  /**
   * Only in the first row of a set: its two sizes as text, and the price of four tyres, kopecks. No price until both
   * sizes are loaded.
   */
  set?: { sizes: string; price: number | undefined };
  /** «Передняя ось», «Задняя ось, шаг 2» */
  axle: string;
}

const sizesOf = (rows: readonly Product[], axle: Product['axle']) =>
  rows.find((row) => row.axle === axle)?.size;
const lowestPriceOf = (rows: readonly Product[], axle: Product['axle']) => {
  const prices = rows.flatMap(({ axle: axleOfRow, min_bulk_price }) =>
    axleOfRow === axle && min_bulk_price !== null ? [min_bulk_price] : [],
  );
  return prices.length > 0 ? Math.min(...prices) : undefined;
};

const modelOf = ({ brand, model }: Product) => `${brand} ${model}`;

/** Places the rows of staggered sets: two tyres of each size. The rows of a model stand together, front first. */
export function staggeredRows(rows: readonly Product[]): Map<string, StaggeredRow> {
  const result = new Map<string, StaggeredRow>();
  for (const set of Map.groupBy(rows, modelOf).values()) {
    const [front, rear] = [lowestPriceOf(set, 'front'), lowestPriceOf(set, 'rear')];
    const price = front === undefined || rear === undefined ? undefined : 2 * (front + rear);
    const sizes = [sizesOf(set, 'front'), sizesOf(set, 'rear')].filter(Boolean).join(' + ');
    for (const [at, row] of set.entries())
      result.set(row.id, {
        ...(at === 0 && { set: { sizes, price } }),
        axle: row.axle === 'rear' ? `Задняя ось, шаг ${row.step ?? 1}` : 'Передняя ось',
      });
  }
  return result;
}
