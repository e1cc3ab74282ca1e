import type { BulkListRow } from '@org/api-client/schema';
import { messageRows } from './reading/message.ts';
import type { SourceRow } from './reading/source-row.ts';

/** Returns the rows of a saved list. Products and quantities that were settled before stay. */
export function keptRows(rows: readonly BulkListRow[]): SourceRow[] {
  return rows.map(({ text, product_id, quantity }, at): SourceRow => {
    const [read] = messageRows(text);
    const plain = read ?? {
      description: text,
      pieces: null,
      doubt: null,
      isForEach: false,
      price: null,
      code: null,
      hasAmounts: true,
    };
    return {
      ...plain,
      row: at + 1,
      text,
      ...(quantity !== null && { pieces: quantity, doubt: null, isSettled: true }),
      ...(product_id !== null && { productId: product_id }),
    };
  });
}
