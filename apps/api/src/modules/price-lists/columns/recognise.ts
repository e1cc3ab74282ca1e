import type { Table } from '../readers/table.ts';
import { guessField, likeness } from './contents.ts';
import type { Choice, Column, Field } from './fields.ts';
import type { Header } from './header.ts';
import {
  isPlaceTitle,
  isQuantityTitle,
  plainTitle,
  priceRank,
  titleField,
  warehouseOf,
} from './titles.ts';

/** A table whose columns are understood. */
export interface Layout {
  table: Table;
  header: Header;
  columns: Column[];
}

const SAMPLE = 300;
const EXAMPLES = 3;
const EXAMPLE_LENGTH = 80;
/** The least share of values that must look like the field that the title names. */
const SURE = 0.7;
const POSSIBLE = 0.3;

interface Candidate {
  column: number;
  title: string;
  /** The values of the sample that are not empty. */
  values: string[];
  /** Of the rows of the sample. */
  filled: number;
}

interface Guess {
  field: Field;
  isSure: boolean;
  warehouse?: string | null;
}

function candidatesOf({ rows }: Table, { titles, from }: Header): Candidate[] {
  const width = Math.max(
    titles.length,
    ...rows.slice(from, from + SAMPLE).map((r) => r.cells.length),
  );
  // a row with a single cell is the title of a section
  const sample = rows
    .slice(from, from + SAMPLE)
    .filter(({ cells }) => cells.filter((cell) => cell !== '').length > 1);
  return Array.from({ length: width }, (_, column) => {
    const values = sample.map(({ cells }) => cells[column] ?? '').filter((value) => value !== '');
    return {
      column,
      title: titles[column] ?? '',
      values,
      filled: sample.length === 0 ? 0 : values.length / sample.length,
    };
  });
}

/** A column of quantities, of one warehouse where there are several. */
function asQuantity({ title, values }: Candidate): Guess | undefined {
  const isNamed = isQuantityTitle(title);
  const isPlace = !isNamed && isPlaceTitle(title);
  if (!isNamed && !isPlace) return undefined;
  const fit = likeness('quantity', values);
  if (fit < (isNamed ? POSSIBLE : SURE)) return undefined;
  if (isPlace && values.length === 0) return undefined;
  return { field: 'quantity', isSure: fit >= SURE, warehouse: warehouseOf(title) };
}

/** What a column is by its own title and values, prices apart. */
function guess(candidate: Candidate): Guess | undefined {
  const { title, values } = candidate;
  const quantity = asQuantity(candidate);
  if (quantity) return quantity;
  const named = titleField(title);
  if (named) {
    const fit = likeness(named, values);
    if (fit >= POSSIBLE) return { field: named, isSure: fit >= SURE };
  }
  if (title !== '') return undefined;
  const field = guessField(values);
  return field && { field, isSure: false };
}

/** The price to ask of dealers: the most wholesale of the columns that are filled. */
function choosePrice(candidates: readonly Candidate[], taken: ReadonlySet<number>) {
  const prices = candidates.flatMap((candidate) => {
    const { column, title, values, filled } = candidate;
    const rank = priceRank(title);
    if (taken.has(column) || rank === undefined) return [];
    if (likeness('bulk_price', values) < SURE || values.length === 0) return [];
    return [{ candidate, score: filled * 10 - rank }];
  });
  return prices.toSorted((a, b) => b.score - a.score)[0]?.candidate;
}

/** Of several columns for one field, the one that is filled most; quantities are of as many warehouses. */
function withoutRivals(guesses: Map<number, Guess>, candidates: readonly Candidate[]) {
  const best = new Map<Field, Candidate>();
  for (const candidate of candidates) {
    const found = guesses.get(candidate.column);
    if (!found || found.field === 'quantity') continue;
    const rival = best.get(found.field);
    const rivalGuess = rival && guesses.get(rival.column);
    const isBetter =
      !rival ||
      !rivalGuess ||
      (found.isSure && !rivalGuess.isSure) ||
      (found.isSure === rivalGuess.isSure && candidate.filled > rival.filled + 0.2);
    if (rival && isBetter) guesses.delete(rival.column);
    else if (rival) guesses.delete(candidate.column);
    if (isBetter) best.set(found.field, candidate);
  }
}

/** «Артикул» beside a code of the supplier's own is the maker's. */
function settleArticles(guesses: Map<number, Guess>, candidates: readonly Candidate[]) {
  const codes = candidates.filter(
    ({ column }) => guesses.get(column)?.field === 'supplier_article',
  );
  const hasArticle = [...guesses.values()].some(({ field }) => field === 'article');
  const articles = codes.filter(({ title }) => /^арт|article|vendor/.test(plainTitle(title)));
  const [article] = articles;
  if (!article || codes.length === articles.length || hasArticle) return;
  guesses.set(article.column, { field: 'article', isSure: false });
}

/** A total beside the warehouses that it sums up would count everything twice. */
function dropTotals(guesses: Map<number, Guess>) {
  const quantities = [...guesses].filter(([, { field }]) => field === 'quantity');
  if (quantities.length < 2 || quantities.every(([, { warehouse }]) => !warehouse)) {
    for (const [column] of quantities.slice(1)) guesses.delete(column);
    return;
  }
  for (const [column, { warehouse }] of quantities) if (!warehouse) guesses.delete(column);
}

/** In a sheet of rims the width is a rim's, and «высота» beside it the diameter. */
function settleRims(guesses: Map<number, Guess>) {
  const fields = new Set([...guesses.values()].map(({ field }) => field));
  const isRims = fields.has('pcd') || fields.has('et');
  const isTyres = fields.has('load_index') || fields.has('season') || fields.has('studded');
  if (!isRims || isTyres) return;
  for (const [column, found] of guesses) {
    if (found.field === 'width') guesses.set(column, { ...found, field: 'rim_width' });
    if (found.field === 'profile')
      if (fields.has('diameter')) guesses.delete(column);
      else guesses.set(column, { ...found, field: 'diameter' });
  }
}

function recogniseAll(candidates: readonly Candidate[]): Map<number, Guess> {
  const guesses = new Map<number, Guess>();
  for (const candidate of candidates) {
    const found = guess(candidate);
    if (found) guesses.set(candidate.column, found);
  }
  const price = choosePrice(
    candidates,
    new Set([...guesses].flatMap(([column, { field }]) => (field === 'quantity' ? [column] : []))),
  );
  for (const [column, { field }] of guesses)
    if (priceRank(candidates[column]?.title ?? '') !== undefined && field !== 'quantity')
      guesses.delete(column);
  if (price) guesses.set(price.column, { field: 'bulk_price', isSure: true });
  settleArticles(guesses, candidates);
  withoutRivals(guesses, candidates);
  dropTotals(guesses);
  settleRims(guesses);
  return guesses;
}

function columnOf(
  { sheet, header_row }: Pick<Column, 'sheet' | 'header_row'>,
  { column, title, values }: Candidate,
  found: Guess | undefined,
  choice: Choice | undefined,
): Column {
  const examples = [...new Set(values)]
    .slice(0, EXAMPLES)
    .map((value) => value.slice(0, EXAMPLE_LENGTH));
  const common = { sheet, header_row, column, title: title.slice(0, 200), examples };
  if (choice)
    return {
      ...common,
      field: choice.field,
      warehouse: choice.warehouse ?? null,
      confidence: 'chosen',
    };
  return {
    ...common,
    field: found?.field ?? null,
    warehouse: found?.warehouse ?? null,
    confidence: found ? (found.isSure ? 'sure' : 'check') : 'skipped',
  };
}

/** The first rows of a sheet, which its titles are looked for in by eye. */
const TOP = 12;

const topOf = ({ rows }: Table, column: number) =>
  rows.slice(0, TOP).flatMap(({ at, cells }) => {
    const text = cells[column]?.slice(0, EXAMPLE_LENGTH);
    return text ? [{ row: at, text }] : [];
  });

/** Understands the columns of a table by their titles and contents; the user's choices have the last word. */
export function recogniseTable(table: Table, header: Header, choices: readonly Choice[]): Layout {
  const candidates = candidatesOf(table, header).filter(
    ({ title, values }) => title !== '' || values.length > 0,
  );
  const guesses = recogniseAll(candidates);
  const chosen = new Map(
    choices.filter(({ sheet }) => sheet === table.sheet).map((choice) => [choice.column, choice]),
  );
  const place = { sheet: table.sheet, header_row: table.rows[header.from - 1]?.at ?? null };
  const taken = new Set([...chosen.values()].map(({ field }) => field));
  const columns = candidates.map((candidate) => {
    const found = guesses.get(candidate.column);
    // a field that the user has given to another column is gone from this one
    const isFree = found && (found.field === 'quantity' || !taken.has(found.field));
    const choice = chosen.get(candidate.column);
    const column = columnOf(place, candidate, isFree ? found : undefined, choice);
    return { ...column, top: topOf(table, candidate.column) };
  });
  return { table, header, columns };
}
