import { pinnedSections } from '../models/pins.ts';
import type { Understanding } from '../query/understand.ts';
import type { KnownIndexes } from './readings.ts';
import { type RowReading, SECTION_CODES } from './readings.ts';
import type { SourceRow } from './source-row.ts';

/** A line that tells what the rows beneath it don't say themselves: «Зима:», «Nokian», «R16», «по 4 шт». */
export interface Heading {
  words: string;
  /** filter fields that it names; empty if its words name only the section */
  fields: readonly string[];
  /** quantity of each row beneath it */
  pieces: number | null;
}

const SIZES = ['width', 'rim_width', 'outer_diameter', 'pcd', 'rear'];
/** Fields that may name a product: only the row beneath shows that the line is a heading. */
const GOODS = ['model', 'diameter', 'car'];
/** A longer line says more than what the rows beneath it leave out. */
const MAX_WORDS = 100;
const ASIDE = ['city', 'supplier_id', 'dot_year'];

/** Returns the filter fields that words name, without `_min`, `_max` and `_not`. */
export const fieldsOf = ({ filter }: Pick<Understanding, 'filter'>) =>
  Object.keys(filter)
    .map((field) => field.replace(/_(?:min|max|not)$/, ''))
    .filter((field) => !ASIDE.includes(field));

/** Fields that tell about each other: a model is of a brand, studs are for winter. */
const KIN: Record<string, readonly string[]> = {
  model: ['brand'],
  brand: ['model'],
  studded: ['season'],
};

/** True if a row itself says what the heading would add. */
const says = (understood: Understanding, { fields }: Heading) => {
  const headingFields = fieldsOf(understood);
  return fields.some((field) =>
    [field, ...(KIN[field] ?? [])].some((one) => headingFields.includes(one)),
  );
};

/** Returns the heading that a row without a product of its own is. `next` is the reading of the row after it. */
export function headingOf(
  row: SourceRow,
  readings: readonly RowReading[],
  next: RowReading | undefined,
  { names }: KnownIndexes,
): Heading | undefined {
  const [reading] = readings;
  const isSizedBelow = next?.understood && fieldsOf(next.understood).includes('diameter');
  // «лето R13-R15:» above whole sizes says only the season
  const rims = isSizedBelow
    ? (reading?.understood.tokens ?? []).filter((token) => String(fieldsOf(token)) === 'diameter')
    : [];
  const beside = rims.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    row.description,
  );
  const words = beside.replaceAll(/[:.,;–—-]+\s*$/g, '').trim();
  const isEach = row.pieces === null || row.isForEach;
  if (
    !reading ||
    words === '' ||
    words.length > MAX_WORDS ||
    !isEach ||
    reading.understood.unknown.length > 0
  )
    return undefined;
  const every = fieldsOf(reading.understood);
  const fields =
    rims.length > 0 && every.length > 1 ? every.filter((field) => field !== 'diameter') : every;
  if (fields.some((field) => SIZES.includes(field))) return undefined;
  const heading = { words, fields, pieces: row.pieces };
  if (fields.length === 0) {
    const pinned = pinnedSections(words, names.tyres, SECTION_CODES);
    return pinned.length < SECTION_CODES.length && words.length < 40 ? heading : undefined;
  }
  if (!fields.some((field) => GOODS.includes(field))) return heading;
  if (/:\s*$/.test(row.description)) return heading;
  const isSized = next?.understood && fieldsOf(next.understood).some((one) => SIZES.includes(one));
  return isSized && !says(next.understood, heading) ? heading : undefined;
}

/** Adds a heading above the next rows. An earlier one about the same goes, with all headings below it. */
export function under(headings: readonly Heading[], heading: Heading): Heading[] {
  const same = headings.findIndex(({ fields }) =>
    fields.length === 0
      ? heading.fields.length === 0
      : fields.some((field) =>
          [field, ...(KIN[field] ?? [])].some((one) => heading.fields.includes(one)),
        ),
  );
  return [...(same < 0 ? headings : headings.slice(0, same)), heading];
}

/** Returns the headings that apply to a row: those whose fields it does not name itself. */
export const appliedTo = (headings: readonly Heading[], understood: Understanding): Heading[] =>
  headings.filter((heading) => !says(understood, heading));
