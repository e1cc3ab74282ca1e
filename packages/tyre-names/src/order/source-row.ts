import type { PriceLimit } from './reading-pieces.ts';

/** How much of a row is read: the names engine is written for what somebody types, and takes its time. */
export const MAX_LETTERS = 250;

/** Divides a row into what is read and what is not, which is told to the buyer. */
export function boundedRow(text: string): { read: string; unread: string } {
  const whole = text.trimEnd();
  if (whole.length <= MAX_LETTERS) return { read: text.slice(0, MAX_LETTERS), unread: '' };
  const gap = whole.lastIndexOf(' ', MAX_LETTERS);
  const end = gap > MAX_LETTERS / 2 ? gap : MAX_LETTERS;
  return { read: whole.slice(0, end), unread: whole.slice(end).trim() };
}

/** A row of a list that is not matched with products yet. */
export interface SourceRow {
  /** its number in what was sent, from 1 */
  row: number;
  /** the text as it was sent */
  text: string;
  /** the text with blanks in place of all that names no product; at most MAX_LETTERS */
  description: string;
  /** what stands behind the part that is read; empty if all is */
  unread: string;
  /** quantity; null if the row does not say it, or not clearly */
  pieces: number | null;
  /** the same in sets, if it is said in nothing else: how many pieces these are depends on the section */
  sets?: number | null;
  /** why the quantity is not clear */
  doubt: string | null;
  /** it says what differs from the row above: «то же без шипов» */
  isDitto?: true;
  /** the later line by which the quantity was corrected, to 0 if it takes the row back */
  correction?: { row: number; text: string };
  /** true if the quantity is for each row: «по 4 каждой» */
  isForEach: boolean;
  /** price for a piece that the buyer has in mind, in kopecks */
  price: number | null;
  /** the limits of the price: «от 4000 до 6000» */
  limits?: readonly PriceLimit[];
  /** text of the columns of articles and barcodes */
  code: string | null;
  /** true if a bare number in the text may be the quantity: not where a column holds it */
  hasAmounts: boolean;
  /** it is alone in its row of a table: the name of a part of the list, or a remark */
  isPart?: true;
  /** the product that was settled in a request */
  productId?: string;
  /** the quantity was settled before */
  isSettled?: true;
}
