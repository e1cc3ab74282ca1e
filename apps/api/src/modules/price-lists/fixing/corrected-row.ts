import { parseQuantity } from '../../../names/text/amounts.ts';
import type { Field } from '../../../tables/table-fields.ts';
import { sectionHint } from '../goods/naming/section-hint.ts';
import type { RowValues } from '../goods/row-values.ts';

/** The values that a person has entered instead of a row's own, by field. */
export type Corrections = Partial<Record<Field, string>>;

/** Replaces the only stock of a row by the typed one. Of several stocks, replaces those that can't be read. */
function correctStocks(stocks: RowValues['stocks'], text: string): RowValues['stocks'] {
  if (stocks.length === 0) return [{ warehouse: null, text }];
  if (stocks.length === 1) return stocks.map((stock) => ({ ...stock, text }));
  return stocks.map((stock) => (parseQuantity(stock.text) ? stock : { ...stock, text }));
}

/** Returns a row with a person's corrections. */
export function correctRow(row: RowValues, { quantity, ...corrections }: Corrections): RowValues {
  const values = Object.fromEntries(
    Object.entries({ ...row.values, ...corrections }).filter(([, text]) => text?.trim()),
  );
  return {
    ...row,
    values,
    // a typed quantity is in pieces
    unit: quantity === undefined ? row.unit : undefined,
    stocks: quantity === undefined ? row.stocks : correctStocks(row.stocks, quantity),
    hint: sectionHint(corrections.section ?? '') ?? row.hint,
  };
}
