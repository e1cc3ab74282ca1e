import type { Section } from '../text/text-reading.ts';
import {
  isAddress,
  isNumbered,
  isPoliteness,
  isReplacement,
  isSignature,
  isTalk,
  isTotal,
  namesNothing,
} from './asides.ts';
import { appliedTo, fieldsOf, type Heading, headingOf, under } from './headings.ts';
import type { KnownIndexes } from './readings.ts';
import { goodReadings, namesGoods, type RowReading, readRow } from './readings.ts';
import type { SourceRow } from './source-row.ts';

/** A row that asks for a product, with what the rows around it say about it. */
export interface OrderRow {
  source: SourceRow;
  /** words of the headings above it */
  context: string;
  /** readings of `context` and the row, the likeliest first; empty if they name no product */
  readings: RowReading[];
  /** readings of its own words only, one per section */
  ownReadings: RowReading[];
  pieces: number | null;
  doubt: string | null;
  price: number | null;
  /** the product that was settled in a request */
  productId: string | undefined;
  /** the quantity was settled before */
  isSettled: boolean;
}

/** A row that does not ask for a product. */
export interface SkippedRow {
  row: number;
  text: string;
}

export interface SettledList {
  rows: OrderRow[];
  skipped: SkippedRow[];
}

/** «4» on a line of its own: the quantity of the product above it. */
const LONE_NUMBER = /^\s*[-–—:]?\s*(\d{1,3})\s*$/;

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** «* всё Formula Ice», beneath the sizes: a heading of them all. */
const HEADING_OF_ALL =
  /^[^\p{L}\d]*вс[её]\s(?!остальн|равно|как|что|есть|это|ост)(?!.*\d{3}\s?[/\\ ]\s?\d{2})/iu;
const withHeadingsFirst = (sources: readonly SourceRow[]) =>
  [true, false].flatMap((isFirst) =>
    sources.filter(
      ({ description, pieces, code }) =>
        (pieces === null && code === null && HEADING_OF_ALL.test(description)) === isFirst,
    ),
  );

/** Separates products from headings, lone quantities, totals and talk. */
export function settle(
  rowsAsSent: readonly SourceRow[],
  hasCode: (row: SourceRow) => boolean,
  known: KnownIndexes,
): SettledList {
  const sources = withHeadingsFirst(rowsAsSent);
  const rows: OrderRow[] = [];
  const skipped: SkippedRow[] = [];
  let headings: Heading[] = [];
  /** headings with nothing beneath them yet */
  let idle: SourceRow[] = [];
  let forEach: number | null = null;
  let isSigned = false;
  let named: GoodsHeading[] = [];
  const skip = ({ row, text }: SourceRow) => skipped.push({ row, text });
  const readAlone = readerOnce(known);

  const take = (source: SourceRow, alone: RowReading[], bare = alone[0]) => {
    idle = [];
    const last = rows.at(-1);
    const beside = last?.source.row === source.row ? last : undefined;
    // «… липучку и на камаз 10.00R20»: what is said of a car's tyres says nothing of a lorry's
    const isOther = beside !== undefined && isOfOtherGoods(beside, source, alone, known);
    if (beside ? isOther : !source.isDitto) named = isOther ? carOf(beside, bare) : [];
    const inherited = inheritedBy(named, source, alone, beside !== undefined && isSizeless(bare));
    const above = [...headings, ...inherited];
    const applied = bare ? appliedTo(above, bare.understood) : above;
    const context = applied.map(({ words }) => words).join(' ');
    const prefix = context && `${context} `;
    const all = prefix === '' ? alone : readRow(source, prefix, known);
    const readings = inSectionOf(beside, goodReadings(source, prefix, all, known));
    const [best = bare] = readings;
    named = [...inherited.filter((one) => applied.includes(one)), ...namedBy(best)];
    rows.push({
      source,
      context,
      readings,
      ownReadings: alone,
      productId: source.productId,
      isSettled: source.isSettled ?? false,
      ...amountsOf(best, source, headings),
    });
  };

  const takeAmount = (source: SourceRow) => {
    const last = rows.at(-1);
    if (source.isForEach && source.pieces !== null) forEach = source.pieces;
    else if (last && source.pieces !== null && last.pieces === null) last.pieces = source.pieces;
    else skip(source);
  };

  for (const [at, source] of sources.entries()) {
    const { description, correction } = source;
    if (correction) skipped.push(correction);
    if (hasCode(source) || source.productId || source.isDitto) {
      take(source, readAlone(source));
      continue;
    }
    if (!hasWords(description.replace(LONE_NUMBER, '')) && source.code === null) {
      const [, number] = LONE_NUMBER.exec(description) ?? [];
      takeAmount(number === undefined ? source : { ...source, pieces: Number(number) });
      continue;
    }
    const readings = readAlone(source);
    const naming = readings.find(({ understood }) => namesGoods(understood));
    if (
      (isPolite(source, isSigned) && !namesCar(naming)) ||
      isRemark(source, readings, sources) ||
      isReplaced(source, naming)
    ) {
      isSigned ||= isSignature(source.text);
      skip(source);
      continue;
    }
    const next = sources[at + 1];
    const heading = isTotal(description)
      ? undefined
      : headingOf(source, readings, next && readAlone(next)[0], known);
    if (heading) {
      headings = under(headings, heading);
      idle.push(source);
    } else if (naming && !isTotal(description)) take(source, readings, naming);
    else if (isTotal(description) || source.isPart) skip(source);
    else if (isTalk(description, isSigned)) {
      if (source.isForEach && source.pieces !== null) forEach = source.pieces;
      isSigned ||= isSignature(source.text);
      skip(source);
    } else if (isOnlyAmount(source, readings)) takeAmount(source);
    else if (saysNothing(source, readings)) skip(source);
    else take(source, readings, undefined);
  }
  shareLines(rows);
  for (const source of idle) skip(source);
  return { rows: withForEach(rows, forEach), skipped };
}

/** How many pieces a row takes and at which price, as its best reading says, or what stands around it. */
const amountsOf = (
  best: RowReading | undefined,
  source: SourceRow,
  headings: readonly Heading[],
): Pick<OrderRow, 'pieces' | 'doubt' | 'price'> => ({
  pieces: best?.doubt
    ? null
    : (best?.pieces ?? source.pieces ?? headings.findLast((one) => one.pieces)?.pieces ?? null),
  doubt: best?.doubt ?? source.doubt,
  price: best?.price ?? source.price,
});

/** Reads a row by itself, once: it is also looked at as the next one of the row above it. */
function readerOnce(known: KnownIndexes): (source: SourceRow) => RowReading[] {
  const read = new Map<SourceRow, RowReading[]>();
  return (source) => {
    const readings = read.get(source) ?? readRow(source, '', known);
    read.set(source, readings);
    return readings;
  };
}

const isReplaced = ({ description, pieces }: SourceRow, naming: RowReading | undefined) =>
  isReplacement(description) && pieces === null && !naming?.understood.filter.diameter;

/** The rows with the quantity that is said of each, where they say none. */
const withForEach = (rows: readonly OrderRow[], forEach: number | null): OrderRow[] =>
  rows.map((row) =>
    row.pieces === null && row.doubt === null
      ? { ...row, pieces: forEachInLine(row, rows) ?? forEach }
      : row,
  );

const isPolite = ({ code, pieces, description }: SourceRow, isSigned: boolean) =>
  code === null && pieces === null && isPoliteness(description, isSigned);

/** «Здравствуйте! Мне бы на гранту зиму»: a car, spelt as it is, is asked for. */
const namesCar = (naming: RowReading | undefined) =>
  naming?.understood.tokens.some(({ field, corrected }) => field === 'car' && !corrected) ?? false;

/** «вентили 20», «колпаки - 4»: goods of another trade, with their quantity, and no street. */
const COUNTED_WORDS =
  /^\s*(?:[\p{L}-]{3,}\s)?(?!после|около|позже)[\p{L}-]{3,}[\s–—:-]+\d{1,3}\s*(?:(?:короб|упак|уп\.|пач|банк|литр|л|кг|меш|набор|рул)[\p{L}]*\s*)?$/iu;

const ARTICLE_FIRST = /^\s*(?:арт[а-я]*\.?\s*)?\d{6,9}(?!\d)/iu;

/** True for a line beside goods that says nothing of goods: a wish of time, an address, a name. Decision 511. */
function isRemark(
  { row, text, description, code, pieces, doubt, unread }: SourceRow,
  readings: readonly RowReading[],
  sources: readonly SourceRow[],
): boolean {
  if (code !== null || pieces !== null || doubt !== null) return false;
  const likeliest = readings.find(({ understood }) => namesGoods(understood)) ?? readings[0];
  if (!likeliest || !namesNothing({ ...likeliest.understood, text: description })) return false;
  if (isAddress(text)) return true;
  // «20000187 нет»: an article that nobody sells is said, not dropped
  if (ARTICLE_FIRST.test(description)) return false;
  // «жду ответа, Ольга», and a novel: also where nothing else is asked for
  const { unknown } = likeliest.understood;
  if (unknown.length > 0 && (isTalk(description, false) || (unread !== '' && !/\d/.test(text))))
    return true;
  return (
    !COUNTED_WORDS.test(text) &&
    sources.some((one) => one.row !== row && (one.pieces !== null || isNumbered(one.description)))
  );
}

/** «мото 120/70-17 + 180/55-17»: of equally good readings the one in the section of what stands before it comes first. */
const inSectionOf = (beside: OrderRow | undefined, readings: RowReading[]): RowReading[] =>
  readings.toSorted(
    (a, b) =>
      Number(b.section === beside?.readings[0]?.section) -
      Number(a.section === beside?.readings[0]?.section),
  );

/** Checks whether a row names goods, and none of the section of what stands before it in the line. */
function isOfOtherGoods(
  { readings: [before] }: OrderRow,
  source: SourceRow,
  alone: readonly RowReading[],
  known: KnownIndexes,
): boolean {
  const good = goodReadings(source, '', alone, known);
  return good.length > 0 && good.every(({ section }) => section !== before?.section);
}

/** Pieces of each of the two sizes in a set: one wheel is in front of a motorcycle, two are of a quad bike and a car. */
const IN_SET_OF_TWO: Partial<Record<Section, number>> = {
  moto_tyres: 1,
  quadro_tyres: 2,
  tyres: 2,
};

/**
 * «120/70-17 + 180/55-17 комплект»: the two sizes of a set are shared out. Those of a car have one rim and two widths;
 * others are two sets, or one: that is asked.
 */
function shareSet(row: OrderRow, rows: readonly OrderRow[]): void {
  const { sets } = row.source;
  const ofLine = rows.filter(({ source }) => source.row === row.source.row);
  const section = row.readings[0]?.section;
  const pieces = section && IN_SET_OF_TWO[section];
  const [one, other] = ofLine.map(({ readings: [best] }) => best?.understood.filter);
  const isOfAxles =
    section !== 'tyres' ||
    (String(one?.diameter) === String(other?.diameter) &&
      String(one?.width) !== String(other?.width));
  const isSet =
    ofLine.length === 2 &&
    isOfAxles &&
    ofLine.every((each) => each.readings[0]?.section === section) &&
    ofLine.every((each) => each === row || each.pieces === null);
  if (typeof sets === 'number' && pieces !== undefined && isSet)
    for (const each of ofLine) each.pieces = sets * pieces;
}

/** Settles what the goods of one line say of each other. */
function shareLines(rows: readonly OrderRow[]): void {
  for (const [at, row] of rows.entries()) followSection(row, rows[at + 1]);
  for (const row of rows) shareSet(row, rows);
}

/** «2 шины 6.50-10 и 2 шины 7.00-12 на вилочный»: what may be of several sections is of that of the goods behind it. */
function followSection(row: OrderRow, next: OrderRow | undefined): void {
  if (!next || next.source.row !== row.source.row || next.readings.length !== 1) return;
  const section = next.readings[0]?.section;
  const same = row.readings.find((reading) => reading.section === section);
  if (same) row.readings = [same, ...row.readings.filter((reading) => reading !== same)];
}

/** «205/55 R16 и 225/45 R17 по 4»: the quantity of all rows of the line. */
const forEachInLine = ({ source: { row } }: OrderRow, rows: readonly OrderRow[]) =>
  rows.find(({ source }) => source.row === row && source.isForEach)?.pieces ?? null;

/** True for «4 шт каждого»: the rest of the line says nothing. */
const isOnlyAmount = ({ pieces }: SourceRow, [reading]: readonly RowReading[]) =>
  pieces !== null &&
  reading !== undefined &&
  reading.understood.tokens.length === 0 &&
  reading.understood.unknown.length === 0;

/** True for «Hello,» and «По заявке №118»: nothing is left of the line. */
const saysNothing = ({ pieces, doubt, isSettled }: SourceRow, readings: readonly RowReading[]) =>
  pieces === null &&
  doubt === null &&
  !isSettled &&
  readings.every(({ understood: { tokens, unknown } }) => tokens.length + unknown.length === 0);

const KINDS = ['season', 'studded', 'axle', 'rim_type'];
const NAMES = ['brand', 'model', ...KINDS];

/** True for «ведущие 4 шт» after «315/80 R22.5 рулевые 2 шт»: a kind of the size before it, and its quantity. */
const isKind = ({ pieces }: SourceRow, [reading]: readonly RowReading[]) =>
  pieces !== null &&
  reading !== undefined &&
  reading.understood.tokens.length > 0 &&
  reading.understood.unknown.length === 0 &&
  reading.understood.tokens.every(({ field }) => KINDS.includes(field));

/** True for «кордиант комфорт 2 - 16 шт» after «R13 175/70: кама 205 - 20 шт»: another name in the size before it. */
const isSizeless = (reading: RowReading | undefined) =>
  reading !== undefined &&
  reading.understood.tokens.some(({ field }) => field === 'brand' || field === 'model') &&
  reading.understood.tokens.every(({ field }) => field !== 'size' && field !== 'car');

/** The car of «комплект лета на солярис и литьё R15 на него же», for wheels that only it fits. */
const carOf = (beside: OrderRow, bare: RowReading | undefined): GoodsHeading[] =>
  bare && fieldsOf(bare.understood).every((field) => !FITTED.includes(field))
    ? (beside.readings[0]?.understood.tokens ?? [])
        .filter(({ field }) => field === 'car')
        .map((token) => ({
          words: token.text,
          fields: fieldsOf(token),
          pieces: null,
          isSize: false,
          isOfName: false,
        }))
    : [];
const FITTED = ['car', 'width', 'rim_width', 'pcd', 'outer_diameter'];

const inheritedBy = (
  named: readonly GoodsHeading[],
  source: SourceRow,
  alone: readonly RowReading[],
  withSize: boolean,
) =>
  named.filter(
    ({ isSize, isOfName }) =>
      !isSize || source.isDitto || isKind(source, alone) || (withSize && !isOfName),
  );

interface GoodsHeading extends Heading {
  isSize: boolean;
  /** a lone rim behind a name is of that name alone: «скад монако 15 4 шт, скад мальта 8 шт» */
  isOfName: boolean;
}

/** «Хакка 10 205/55 R16 и 225/45 R17»: names in a line also hold for its next size, and a size for its next kind. */
function namedBy(reading: RowReading | undefined): GoodsHeading[] {
  const tokens = reading?.understood.tokens ?? [];
  const name = tokens.findIndex(({ field }) => field === 'brand' || field === 'model');
  const sizes = tokens.filter(({ field }) => field === 'size');
  const isOfName =
    name >= 0 && name < tokens.indexOf(sizes[0]!) && sizes.flatMap(fieldsOf).length === 1;
  return tokens
    .filter(({ field }) => field === 'size' || NAMES.includes(field))
    .map((token) => ({
      words: token.text,
      fields: fieldsOf(token),
      pieces: null,
      isSize: token.field === 'size',
      isOfName,
    }));
}
