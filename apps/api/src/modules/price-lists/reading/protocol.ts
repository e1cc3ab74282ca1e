import type { KnownNames } from '../../../names/trade/dictionary.ts';
import type { Column, Correction } from '../../../tables/fields.ts';
import type { EndMessage } from '../../../tables/serve.ts';
import type { Layout } from '../columns/recognise.ts';
import type { Answer, Doubt } from '../goods/doubts.ts';

export type Question = Layout['questions'][number];

/** What the company has put right in a file with the same titles. */
export interface RememberedLayout {
  titlesHash: string;
  choices: Correction[];
}

/** What the process that reads a price list is given. */
export interface ReadingTask {
  /** The id of the list, for the lines of its tables. */
  id: string;
  /** The file; several are the parts of one exchange of 1С. */
  paths: string[];
  known: KnownNames;
  /** Ids of the enumerated attributes' values, by `attribute value`. */
  words: Record<string, number>;
  remembered: RememberedLayout[];
  /** What is put right in this very file. */
  choices: Correction[];
  /** What has been answered to doubts: the company's rules, and the answers for this list. */
  answers: Answer[];
}

/**
 * Lines of COPY, with the list's id before `GOOD_COLUMNS`, `ROW_COLUMNS` and `REJECT_COLUMNS`: text goes from process to
 * process at once, and nothing is left to do for the one that serves others.
 */
export interface Batch {
  goods: string[];
  rows: string[];
  rejects: string[];
  /** Rows of the file that are read, and of these accepted. */
  done: number;
  accepted: number;
}

export type ReadingMessage =
  | { type: 'layout'; columns: Column[]; questions: Question[]; total: number }
  | ({ type: 'batch' } & Batch)
  | EndMessage
  /** What only all rows together tell. */
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
  'bulk_price',
  'vat_rate',
  'has_vat',
  'quantity',
  'quantity_is_minimum',
  'min_order',
  'multiple',
  'dot_year',
  'dot_week',
  'country',
  'text',
  'condition',
  'prices',
  'incoming',
  'incoming_at',
  'delivery_days_min',
  'delivery_days_max',
  'facts',
  'copy_of',
  'doubts',
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
