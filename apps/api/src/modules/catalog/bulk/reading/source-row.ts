/** A row of a list that is not matched with products yet. */
export interface SourceRow {
  /** its number in what was sent, from 1 */
  row: number;
  /** the text as it was sent */
  text: string;
  /** the text with blanks in place of all that names no product */
  description: string;
  /** quantity; null if the row does not say it, or not clearly */
  pieces: number | null;
  /** why the quantity is not clear */
  doubt: string | null;
  /** true if the quantity is for each row: «по 4 каждой» */
  isForEach: boolean;
  /** price for a piece that the buyer has in mind, in kopecks */
  price: number | null;
  /** text of the columns of articles and barcodes */
  code: string | null;
  /** true if a bare number in the text may be the quantity: not where a column holds it */
  hasAmounts: boolean;
  /** it is alone in its row of a table: the name of a part of the list, or a remark */
  isPart?: true;
  /** the product that was settled in a saved list */
  productId?: string;
  /** the quantity was settled before */
  isSettled?: true;
}
