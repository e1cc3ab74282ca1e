import type { ParsedRow, Rejection } from '../goods/good.ts';
import type { SourceRow } from '../goods/row-values.ts';
import type { RefusedRow, ShownRow } from './price-list-reading-protocol.ts';

/** The first rows of a list as buyers would see them, and the first ones that can't be sold. */
export interface FirstRows {
  rows: { rows: ShownRow[]; refused: RefusedRow[] };
  add(row: SourceRow, parsed: ParsedRow): void;
  refuse(row: SourceRow, rejection: Rejection): void;
}

const SHORT = 300;

const shownRow = ({ sheet, row }: SourceRow, parsed: ParsedRow): ShownRow => {
  const { facts, stocks } = parsed;
  const [first] = stocks;
  return {
    sheet,
    row,
    name: parsed.name,
    section: facts.section,
    brand: facts.brand,
    model: facts.model,
    size: facts.size ?? null,
    load_index: facts.load_index ?? null,
    speed_index: facts.speed_index ?? null,
    season: facts.season ?? null,
    studded: facts.studded ?? null,
    condition: parsed.condition,
    price: parsed.price,
    quantity: stocks.reduce((sum, { quantity }) => sum + quantity, 0),
    quantity_is_minimum: stocks.some(({ isMinimum }) => isMinimum),
    warehouse: stocks.length === 1 ? (first?.warehouse ?? null) : null,
  };
};

/** Keeps at most so many rows of each. */
export function createFirstRows(most: number): FirstRows {
  const rows: FirstRows['rows'] = { rows: [], refused: [] };
  return {
    rows,
    add: (row, parsed) => {
      if (rows.rows.length < most) rows.rows.push(shownRow(row, parsed));
    },
    refuse: ({ sheet, row, text }, { reason }) => {
      if (rows.refused.length < most)
        rows.refused.push({ sheet, row, text: text.slice(0, SHORT), reason });
    },
  };
}
