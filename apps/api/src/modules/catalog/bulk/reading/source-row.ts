/** A row of a list before anybody has looked for what it means. */
export interface SourceRow {
  /** from 1, in what was sent */
  row: number;
  /** as it came */
  text: string;
  /** the text with blanks where it names no goods */
  description: string;
  /** null where the row does not say it, or not beyond doubt */
  pieces: number | null;
  /** why it is not beyond doubt */
  doubt: string | null;
  /** said of each row: «по 4 каждой» */
  isForEach: boolean;
  /** kopecks that the buyer has in mind for a piece */
  price: number | null;
  /** what a column of articles holds */
  code: string | null;
  /** whether a bare number in the text may be how many: where a column holds it, none is */
  hasAmounts: boolean;
  /** it stands alone in its row of a table: a name of a part, or a remark */
  isPart?: true;
  /** the product that a kept list has settled on */
  productId?: string;
  /** the quantity was settled on before */
  isSettled?: true;
}
