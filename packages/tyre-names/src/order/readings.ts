import type { NameIndexes } from '../models/model-names.ts';
import { pinnedSections } from '../models/pins.ts';
import { byMeaning, type Understanding, understand } from '../query/understand.ts';
import type { Filter, Section } from '../text/text-reading.ts';
import { SETS } from '../text/word-rules.ts';
import { MIN_PRICE } from './amount-rules.ts';
import { hasMarks, withoutMarks } from './reading-codes.ts';
import type { SourceRow } from './source-row.ts';

/** The names that rows are read by. */
export interface KnownIndexes {
  names: NameIndexes;
}

/** All sections, in the order in which equally good readings are taken. */
export const SECTION_CODES: readonly Section[] = [
  'tyres',
  'disks',
  'truck_tyres',
  'truck_disks',
  'special_tyres',
  'moto_tyres',
  'quadro_tyres',
];

/** What a row demands of offers. */
type Wishes = Pick<
  Filter,
  | 'price_min'
  | 'price_max'
  | 'delivery_days_max'
  | 'city'
  | 'supplier_id'
  | 'condition'
  | 'dot_year_min'
>;

/** A row without any of these fields names no product. */
const NAMING = ['diameter', 'width', 'rim_width', 'model', 'outer_diameter', 'car'] as const;

/** What only goods of this trade have. A season, a lone number or a word that sounds like a model others have too. */
const isOfTrade = ({ filter, tokens }: Understanding) =>
  ['brand', 'car', 'rim_width', 'pcd'].some((name) => name in filter) ||
  ('diameter' in filter &&
    (['width', 'outer_diameter'].some((name) => name in filter) ||
      tokens.some(({ field, text }) => field === 'model' && /\d/.test(text))));

const countOfWords = (pieces: readonly { text: string }[]) =>
  pieces.reduce((count, { text }) => count + (text.match(/\p{L}+/gu)?.length ?? 0), 0);

/**
 * Checks whether a reading names goods. «Дрель Bosch 650» names none, although «Дрель» sounds like a wheel: as many of its
 * words mean nothing.
 */
export const namesGoods = (understood: Understanding) =>
  NAMING.some((name) => name in understood.filter) &&
  (isOfTrade(understood) ||
    countOfWords(understood.unknown) === 0 ||
    countOfWords(understood.unknown) <
      countOfWords(
        understood.tokens.filter(({ filter }) => NAMING.some((name) => name in filter)),
      ));

/** A row as one section understands it. */
export interface RowReading {
  section: Section;
  /** what `prefix` and the row's description say; places of pieces are those in the description */
  understood: Understanding;
  pieces: number | null;
  doubt: string | null;
  price: number | null;
  /** what it demands of offers: a limit of the price, the days of delivery, a city */
  wishes: Wishes;
  /** the words of each wish */
  wished: { text: string; fields: string[] }[];
}

type ReadableRow = Pick<
  SourceRow,
  'description' | 'pieces' | 'sets' | 'doubt' | 'price' | 'limits' | 'hasAmounts' | 'isSettled'
>;

/** Returns the quantity of a row as one section counts its sets, or a doubt where a set may be several things. */
function countedIn(
  { pieces, sets = null }: ReadableRow,
  section: Section,
): { pieces: number | null; doubt: string | null } {
  if (sets === null) return { pieces, doubt: null };
  const set = SETS[section];
  return set.isAsked
    ? { pieces: null, doubt: `Комплектов: ${sets}. Сколько это штук?` }
    : { pieces: sets * set.pieces, doubt: null };
}

const ENDING = /(?<=\S\s*[\s–—=:-]\s*)(\d{1,6})(?:[.,]0+)?\s*[.,;]*\s*$/;
/** «Nankang AR-1»: the end of a code, which «91T-4» and «XL-8» are not. */
const CODE_ENDING =
  /(?<![a-zа-яё0-9])(?:(?!(?:xl|rft|rof|suv|lt|tl|tt|ms)-)[a-z]{1,5}-\d{1,2}|[а-яё]{1,2}-\d{2,3})\s*$/i;
const PRICED_ENDING = /(?<=\S\s*[\s–—=:-]\s*)(\d{1,3})\s*[\s–—xх*=:-]\s*(\d{4,6})\s*$/;
const BEGINNING = /^\s*(\d{1,3})(?=\s*[-–—:]\s*\S|\s+\S)/;

/** A number at an end of a row that may be a quantity or a price. */
interface EdgeNumber {
  start: number;
  end: number;
  pieces?: number;
  price?: number;
  doubt?: string;
}

function looseOf({ description, pieces, price, isSettled }: ReadableRow): EdgeNumber[] {
  // a quantity that was settled stands in the text still
  const isOpen = pieces === null || isSettled === true;
  const found: EdgeNumber[] = [];
  const both = isOpen && price === null ? PRICED_ENDING.exec(description) : null;
  const ending = CODE_ENDING.test(description) ? null : ENDING.exec(description);
  const beginning = BEGINNING.exec(description);
  if (both)
    found.push({
      start: both.index,
      end: description.length,
      pieces: Number(both[1]),
      price: Number(both[2]) * 100,
    });
  if (ending) {
    const number = Number(ending[1]);
    const span = { start: ending.index, end: description.length };
    if (number >= MIN_PRICE)
      found.push(
        pieces === null
          ? { ...span, doubt: `«${ending[1]}» — цена или количество?` }
          : { ...span, price: number * 100 },
      );
    else if (number > 0 && isOpen) found.push({ ...span, pieces: number });
  }
  if (beginning && isOpen && Number(beginning[1]) > 0)
    found.push({ start: 0, end: beginning[0].length, pieces: Number(beginning[1]) });
  return found;
}

const without = (text: string, { start, end }: EdgeNumber) =>
  `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`;

const shifted = <Piece extends { start: number; end: number }>(
  pieces: readonly Piece[],
  by: number,
) =>
  pieces
    .map((piece) => ({ ...piece, start: piece.start - by, end: piece.end - by }))
    .filter(({ start }) => start >= 0);

type Token = Understanding['tokens'][number];

const holds = (token: Token, { start, end }: EdgeNumber, shift: number) =>
  token.field !== 'quantity' &&
  token.field !== 'price' &&
  token.start < end + shift &&
  token.end > start + shift;

/** True for a bare number read as a model or a size although the row has a code or a size: it is the quantity. */
const isWeak = (token: Token, { tokens }: Understanding, { description }: ReadableRow) =>
  /^\d+$/.test(token.text) &&
  (hasMarks(description) ||
    (Number(token.text) < (token.field === 'model' ? 100 : MIN_PRICE) &&
      tokens.some((other) => other !== token && other.field === 'size')));

/** Reads a row as one section. A number at an end is the quantity, unless it is part of a size or a model's name. */
function readIn(
  row: ReadableRow,
  prefix: string,
  section: Section,
  { names }: KnownIndexes,
): RowReading {
  const read = (text: string) => understand(prefix + withoutMarks(text), section, names);
  const whole = read(row.description);
  const belongs = (loose: EdgeNumber) =>
    whole.tokens.some((token) => holds(token, loose, prefix.length) && !isWeak(token, whole, row));
  const isOpen = row.hasAmounts && row.doubt === null;
  const loose = isOpen ? looseOf(row).find((one) => !belongs(one)) : undefined;
  const understood = loose ? read(without(row.description, loose)) : whole;
  const { quantity_min, price_min, price_max, delivery_days_max, ...named } = understood.filter;
  const { city, supplier_id, condition, dot_year_min, ...filter } = named;
  const saidFields = {
    price_min,
    price_max,
    delivery_days_max,
    city,
    supplier_id,
    condition,
    dot_year_min,
    ...Object.fromEntries((row.limits ?? []).map(({ field, price }) => [field, price])),
  };
  const wishes = Object.fromEntries(
    Object.entries(saidFields).filter(([, value]) => value !== undefined),
  ) as Wishes;
  const tokens = understood.tokens.map((token) => ({
    text: token.text,
    fields: Object.keys(token.filter).filter((name) => name in wishes),
  }));
  const limits = (row.limits ?? []).map(({ text, field }) => ({ text, fields: [field] }));
  const counted = countedIn(row, section);
  return {
    section,
    understood: {
      ...understood,
      filter,
      tokens: shifted(understood.tokens, prefix.length),
      unknown: shifted(understood.unknown, prefix.length),
    },
    pieces: counted.doubt
      ? null
      : (counted.pieces ?? loose?.pieces ?? (row.hasAmounts ? (quantity_min ?? null) : null)),
    doubt: row.doubt ?? counted.doubt ?? loose?.doubt ?? null,
    price: row.price ?? loose?.price ?? price_max ?? price_min ?? null,
    wishes,
    wished: [...limits, ...tokens].filter(({ fields }) => fields.length > 0),
  };
}

const unreadLength = ({ understood }: RowReading) =>
  understood.unknown.reduce((length, { text }) => length + text.length, 0);

/** The sections that a row's words name. */
const namedSections = (row: ReadableRow, prefix: string, { names }: KnownIndexes) =>
  pinnedSections(prefix + withoutMarks(row.description), names.tyres, SECTION_CODES);

/** Reads a row as goods of each section. First come sections that its words name, then the best understood ones. */
export function readRow(row: ReadableRow, prefix: string, known: KnownIndexes): RowReading[] {
  const named = namedSections(row, prefix, known);
  return SECTION_CODES.map((section) => readIn(row, prefix, section, known)).sort(
    (a, b) =>
      Number(named.includes(b.section)) - Number(named.includes(a.section)) ||
      unreadLength(a) - unreadLength(b) ||
      byMeaning(a.understood, b.understood),
  );
}

/** Returns those of a row's readings that name a product and leave the least unread. */
export function goodReadings(
  row: ReadableRow,
  prefix: string,
  readings: readonly RowReading[],
  known: KnownIndexes,
): RowReading[] {
  const named = namedSections(row, prefix, known);
  const naming = readings.filter(({ understood }) => namesGoods(understood));
  const [best] = naming;
  return naming.filter(
    (reading) =>
      unreadLength(reading) === unreadLength(best!) &&
      named.includes(reading.section) === named.includes(best!.section),
  );
}
