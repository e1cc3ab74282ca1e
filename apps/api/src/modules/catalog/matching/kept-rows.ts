import { messageRows } from '@org/tyre-names/order/reading-message';
import { boundedRow, type SourceRow } from '@org/tyre-names/order/source-row';

/** A line that is kept, and what was decided about it. */
export interface KeptRow {
  text: string;
  product_id: string | null;
  quantity: number | null;
  /** the offer that was chosen by hand */
  offer_id: string | null;
}

/** Returns the rows of a request. Products and quantities that were settled before stay. */
export function keptRows(rows: readonly KeptRow[]): SourceRow[] {
  return rows.map(({ text, product_id, quantity }, at): SourceRow => {
    const [first, ...more] = messageRows(text);
    const { read, unread } = boundedRow(text);
    const plain = first ?? {
      description: read,
      unread,
      pieces: null,
      doubt: null,
      isForEach: false,
      price: null,
      code: null,
      hasAmounts: true,
    };
    return {
      ...plain,
      unread: [plain.unread, ...more.map((row) => row.text)].filter(Boolean).join(' '),
      row: at + 1,
      text,
      ...(quantity !== null && { pieces: quantity, doubt: null, isSettled: true }),
      ...(product_id !== null && { productId: product_id }),
    };
  });
}
