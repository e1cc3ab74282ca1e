import type { components } from '@org/api-client/schema';
import { brandNamed, type Dictionary } from '../../../names/dictionary.ts';
import type { Field } from '../columns/fields.ts';
import type { Layout } from '../columns/recognise.ts';
import type { Row } from '../readers/table.ts';
import { seasonOf, sectionHint } from './section-hint.ts';

type Section = components['schemas']['Section'];

/** What a row of a price list says, by field, with what stands above it. */
export interface RowValues {
  values: Partial<Record<Field, string>>;
  /** The cells with quantities and whose they are; null is the row's own warehouse. */
  stocks: { warehouse: string | null; text: string }[];
  /** Where the sheet or a row above files it. */
  hint?: Section | 'other' | undefined;
}

export interface SourceRow extends RowValues {
  sheet: string | null;
  row: number;
  /** The row as in the file. */
  text: string;
}

const TEXT_LENGTH = 1000;
const filled = ({ cells }: Row) => cells.filter((cell) => cell !== '');
const LOOKS_LIKE_GOODS = /\d{2,3}\s?[/*xхX×]\s?\d|\d\s?[RРrр]\s?\d{2}/;

interface Context {
  hint?: Section | 'other' | undefined;
  season?: string | undefined;
  brand?: string | undefined;
}

/** What a row with nothing but a title says of the rows below it. */
function readTitle(title: string, above: Context, dictionary: Dictionary): Context {
  const hint = sectionHint(title);
  const season = seasonOf(title);
  const brand = brandNamed(dictionary, title);
  if (hint) return { hint, season };
  if (season) return { ...above, season: title, brand: undefined };
  return brand ? { ...above, brand: title } : above;
}

/** Titles that stand again in the middle of the goods, and totals beneath them. */
const isNoise = (cells: readonly string[], titles: readonly string[]) =>
  cells.filter((cell) => titles.some((title) => title !== '' && title.includes(cell))).length >=
    Math.max(2, cells.length / 2) || /^(?:итого|всего)/i.test(cells[0] ?? '');

/** Gathers the cells of a row by the fields of their columns. */
function valuesOf({ cells }: Row, { columns }: Layout): RowValues {
  const values: RowValues['values'] = {};
  const stocks: RowValues['stocks'] = [];
  for (const { column, field, warehouse } of columns) {
    const text = cells[column] ?? '';
    if (field === 'quantity') stocks.push({ warehouse, text });
    else if (field && text !== '') values[field as Field] = text;
  }
  return { values, stocks };
}

/** The rows of a table that mean goods, each with what the sheet and the rows above say of it. */
export function* readRows(layout: Layout, dictionary: Dictionary): Generator<SourceRow> {
  const { table, header } = layout;
  const { sheet } = table;
  const ofSheet = sectionHint(sheet ?? '');
  let context: Context = {};
  for (const row of table.rows.slice(header.from)) {
    const cells = filled(row);
    const [only = ''] = cells;
    if (cells.length === 1 && !LOOKS_LIKE_GOODS.test(only)) {
      context = readTitle(only, context, dictionary);
      continue;
    }
    if (isNoise(cells, header.titles)) continue;
    const found = valuesOf(row, layout);
    const { values } = found;
    if (context.season) values.season ??= context.season;
    if (context.brand) values.brand ??= context.brand;
    const own = sectionHint(values.section ?? '');
    yield {
      ...found,
      hint: own ?? context.hint ?? ofSheet,
      sheet,
      row: row.at,
      // asked for where a row is rejected: fifty thousand of them would be held for nothing
      get text() {
        return filled(row).join(' · ').slice(0, TEXT_LENGTH);
      },
    };
  }
}
