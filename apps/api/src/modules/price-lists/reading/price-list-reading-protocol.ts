import type { components } from '@org/api-client/schema';
import type { KnownNames } from '@org/tyre-names/trade/dictionary';
import { OFFER_COLUMNS } from '../../../merging/merge-sql.ts';
import type { Column, Correction } from '../../../tables/cells/table-fields.ts';
import type { Layout } from '../columns/recognise.ts';
import type { Answer, Doubt } from '../goods/doubts.ts';

export type Question = Layout['questions'][number];

/** The company's corrections of a file with the same titles. */
export interface RememberedLayout {
  titlesHash: string;
  choices: Correction[];
}

export interface ReadingTask {
  /** The id of the list, for the lines of its tables. */
  id: string;
  /** The file; several are the parts of one exchange of 1С. */
  paths: string[];
  known: KnownNames;
  /** Ids of the enumerated attributes' values, by `attribute value`. */
  words: Record<string, number>;
  remembered: RememberedLayout[];
  /** The corrections of this very file. */
  choices: Correction[];
  /** Answers to doubts: from the company's rules, and for this list. */
  answers: Answer[];
  /** How many of the first rows are also told as buyers would see them, and how many of the refused ones. */
  shown?: number;
}

export type ShownRow = components['schemas']['CheckedRow'];
export type RefusedRow = components['schemas']['PriceCheck']['rejected'][number];

/**
 * Lines for COPY, with the list's id before `GOOD_COLUMNS`, `ROW_COLUMNS` or `REJECT_COLUMNS`. Text passes quickly from
 * process to process, and the process that serves others has nothing left to do.
 */
export interface Batch {
  goods: string[];
  rows: string[];
  rejects: string[];
  /** Rows of the file that have been read, and how many of them were accepted. */
  done: number;
  accepted: number;
}

export type ReadingMessage =
  | { type: 'layout'; columns: Column[]; questions: Question[]; total: number }
  | ({ type: 'batch' } & Batch)
  /** The first rows, if the task asks for them. */
  | { type: 'shown'; rows: ShownRow[]; refused: RefusedRow[] }
  /** What only all rows together show. */
  | { type: 'doubts'; groups: DoubtGroup[]; questions: Question[] };

/** Rows with the same doubt. */
export interface DoubtGroup extends Doubt {
  id: string;
  rows: number;
  firstRow: number;
  answer: Pick<Answer, 'answer' | 'value'> | undefined;
}

export const GOOD_COLUMNS = [
  'good',
  'section',
  'brand',
  'model',
  'size',
  'load_index',
  'speed_index',
  'article',
  'country',
  'specs',
  'filters',
  'words',
  'source_key',
  'barcode_keys',
  'barcode_evidence',
  'article_key',
  'article_evidence',
  'description_key',
  'description_evidence',
] as const;

export const ROW_COLUMNS = [
  'position',
  'sheet',
  'row',
  'good',
  'name',
  'supplier_article',
  'place',
  'city',
  'has_vat',
  'text',
  'copy_of',
  'doubts',
  ...OFFER_COLUMNS,
] as const;

export const REJECT_COLUMNS = [
  'position',
  'sheet',
  'row',
  'text',
  'values',
  'field',
  'value',
  'reason',
  'suggestion',
] as const;
