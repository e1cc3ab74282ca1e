import { formatMoney } from '../../../../shared/format/format.ts';
import { formatBy } from '../../../../shared/format/format-day.ts';
import type { Product } from '../../product-words.ts';
import * as css from '../row/product-row.css.ts';

/** What the cheapest offer costs with its delivery, and by when it comes. */
export function LandedNote({ landed }: { landed: NonNullable<Product['landed']> }) {
  return (
    <div className={css.landed}>
      <span>с дост. {formatMoney(landed.price)}</span>{' '}
      {landed.date && <span>{formatBy(landed.date)}</span>}
    </div>
  );
}
