import type { NameIndexes, Names } from '../models/model-names.ts';
import { pinnedSections } from '../models/pins.ts';
import { SECTION_CODES } from '../order/readings.ts';
import { byMeaning, type Understanding, understand } from '../query/understand.ts';
import type { Field, Filter, Section } from '../text/text-reading.ts';
import { indexesOf } from './names-of.ts';
import type { Source } from './told-value.ts';

export interface QueryOptions {
  /** The section to read the query in; else the one that understands it best. */
  section?: Section;
  /** Names to read by, instead of the packaged ones. */
  names?: Names;
}

/** A piece of a text and what it means. */
export interface QueryWord {
  text: string;
  start: number;
  end: number;
  field: Field;
  /** The meaning, fit to show. */
  value: string;
  filter: Filter;
  source: Source;
  sureness: number;
  /** Other readings of the same piece, the most likely first. */
  alternatives: { value: string; filter: Filter }[];
}

export interface QueryReading {
  /** Null if nothing is understood. */
  section: Section | null;
  filter: Filter;
  words: QueryWord[];
  unknown: { text: string; start: number; end: number }[];
}

/** How often a piece is right, by the tables of queries: as it stands, mended, one of several. */
const SURE = 0.99;
const MENDED = 0.95;
const ONE_OF_SEVERAL = 0.9;

/** Returns the pieces of an understood text with their sources. */
export const wordsOf = ({ tokens }: Understanding): QueryWord[] =>
  tokens.map(({ label: _, corrected, ...token }) => ({
    ...token,
    source: corrected ? 'mended' : 'text',
    sureness: token.alternatives.length > 0 ? ONE_OF_SEVERAL : corrected ? MENDED : SURE,
  }));

const unreadLength = ({ unknown }: Understanding) =>
  unknown.reduce((length, { text }) => length + text.length, 0);

/** Reads a text in the section that it speaks of: one that its words name, then the one that leaves the least unread. */
function inBestSection(text: string, indexes: NameIndexes): Understanding {
  const named = pinnedSections(text, indexes.tyres, SECTION_CODES);
  const readings = SECTION_CODES.map((section) => ({
    section,
    understood: understand(text, section, indexes),
  }));
  const [best] = readings.toSorted(
    (a, b) =>
      Number(named.includes(b.section)) - Number(named.includes(a.section)) ||
      unreadLength(a.understood) - unreadLength(b.understood) ||
      byMeaning(a.understood, b.understood),
  );
  return best!.understood;
}

/** Reads a search as buyers type it. */
export function parseQuery(text: string, { section, names }: QueryOptions = {}): QueryReading {
  const indexes = indexesOf(names);
  const understood = section ? understand(text, section, indexes) : inBestSection(text, indexes);
  const { filter, unknown } = understood;
  return { section: understood.section, filter, words: wordsOf(understood), unknown };
}
