import type { BulkMatch, Section, Understood } from '@org/api-client/schema';
import { understand } from '../../../names/understand.ts';
import type { Reference } from '../reference.ts';
import { SECTIONS } from '../sections.ts';
import { type BulkRow, endingOf } from './rows.ts';

export type MatchedRow = BulkMatch['rows'][number];

/** Without any of these a row names no goods. */
const NAMING = ['diameter', 'width', 'rim_width', 'model', 'outer_diameter'] as const;

/** A row as one section understands it. */
export interface RowReading {
  section: Section;
  understood: Understood;
  quantity: number | null;
}

const unreadLength = ({ understood }: RowReading) =>
  understood.unknown.reduce((length, { text }) => length + text.length, 0);

/** A number at the end is how many, unless it is the end of a size or of a model's name. */
function readIn(row: BulkRow, section: Section, { names }: Reference): RowReading {
  const ending = row.quantity === null ? endingOf(row.description) : undefined;
  const whole = understand(row.description, section, names);
  const belongs =
    ending && whole.tokens.some(({ start, end }) => start < ending.start && end > ending.start);
  const described =
    !ending || belongs ? whole : understand(row.description.slice(0, ending.start), section, names);
  const { quantity_min, ...filter } = described.filter;
  return {
    section,
    understood: { ...described, filter },
    quantity: row.quantity ?? (belongs ? undefined : ending?.quantity) ?? quantity_min ?? null,
  };
}

/** How the sections that leave least of a row unread understand it, the likeliest first; none where it names no goods. */
export function readRow(row: BulkRow, reference: Reference): RowReading[] {
  const readings = (Object.keys(SECTIONS) as Section[])
    .map((section) => readIn(row, section, reference))
    .filter(({ understood }) => NAMING.some((name) => name in understood.filter))
    .sort(
      (a, b) =>
        unreadLength(a) - unreadLength(b) ||
        b.understood.tokens.length - a.understood.tokens.length,
    );
  const [best] = readings;
  return best ? readings.filter((reading) => unreadLength(reading) === unreadLength(best)) : [];
}

/** «Совпали: размер, бренд, сезон» */
export const reasonOf = ({ tokens, unknown }: Understood): string => {
  const labels = [...new Set(tokens.map(({ label }) => label.toLowerCase()))];
  const unread = unknown.map(({ text }) => `«${text}»`).join(', ');
  return `Совпали: ${labels.join(', ')}${unread ? `; не понято: ${unread}` : ''}`;
};

/** A row that was matched, with its counts. */
export function toBulkMatch(rows: MatchedRow[]): BulkMatch {
  const count = (status: MatchedRow['status']) =>
    rows.filter((row) => row.status === status).length;
  return {
    rows,
    matched: count('matched'),
    ambiguous: count('ambiguous'),
    unknown: count('unknown'),
  };
}
