import type { Understood } from '@org/api-client/schema';
import { pinnedSections } from '../../../../names/models/pins.ts';
import type { Reference } from '../../filter/reference.ts';
import { CODES, type RowReading } from './readings.ts';
import type { SourceRow } from './source-row.ts';

/** A line that says of the rows beneath it what they don't say themselves: «Зима:», «Nokian», «R16», «по 4 шт». */
export interface Heading {
  words: string;
  /** what of a filter it names; none where its words name the section alone */
  fields: readonly string[];
  /** of each row beneath it */
  pieces: number | null;
}

const SIZES = ['width', 'rim_width', 'outer_diameter', 'pcd', 'rear'];
/** What needs the rows beneath to tell that it is no good by itself. */
const GOODS = ['model', 'diameter', 'car'];
const ASIDE = ['city', 'supplier_id', 'dot_year'];

/** What of a filter words say, whatever the bound. */
export const fieldsOf = ({ filter }: Pick<Understood, 'filter'>) =>
  Object.keys(filter)
    .map((field) => field.replace(/_(?:min|max|not)$/, ''))
    .filter((field) => !ASIDE.includes(field));

/** What says the same: a model is of a brand, studs are of the winter. */
const KIN: Record<string, readonly string[]> = {
  model: ['brand'],
  brand: ['model'],
  studded: ['season'],
};

/** Whether a row says itself what a heading would. */
const says = (understood: Understood, { fields }: Heading) => {
  const own = fieldsOf(understood);
  return fields.some((field) => [field, ...(KIN[field] ?? [])].some((one) => own.includes(one)));
};

/** The heading that a row without goods of its own is; `next` is how the row behind it is read. */
export function headingOf(
  row: SourceRow,
  readings: readonly RowReading[],
  next: RowReading | undefined,
  { names }: Reference,
): Heading | undefined {
  const [reading] = readings;
  const words = row.description.replaceAll(/[:.,;–—-]+\s*$/g, '').trim();
  const isEach = row.pieces === null || row.isForEach;
  if (!reading || words === '' || !isEach || reading.understood.unknown.length > 0)
    return undefined;
  const fields = fieldsOf(reading.understood);
  if (fields.some((field) => SIZES.includes(field))) return undefined;
  const heading = { words, fields, pieces: row.pieces };
  if (fields.length === 0) {
    const pinned = pinnedSections(words, names.tyres, CODES);
    return pinned.length < CODES.length && words.length < 40 ? heading : undefined;
  }
  if (!fields.some((field) => GOODS.includes(field))) return heading;
  if (/:\s*$/.test(row.description)) return heading;
  const isSized = next?.understood && fieldsOf(next.understood).some((one) => SIZES.includes(one));
  return isSized && !says(next.understood, heading) ? heading : undefined;
}

/** The headings above the next rows: one more takes the place of the last that says the same, and of those beneath it. */
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

/** Those of the headings that a row does not contradict. */
export const appliedTo = (headings: readonly Heading[], understood: Understood): Heading[] =>
  headings.filter((heading) => !says(understood, heading));
