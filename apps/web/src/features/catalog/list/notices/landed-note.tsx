import { formatMoney } from '../../../../shared/format/format.ts';
import { formatBy } from '../../../../shared/format/format-day.ts';
import type { Product } from '../../product-words.ts';
import * as css from '../row/product-row.css.ts';

/** The landed price of the cheapest offer, and the day by which it arrives. */
export function LandedNote({ landed }: { landed: NonNullable<Product['landed']> }) {
  return (
    <div className={css.landed}>
      <span>с дост. {formatMoney(landed.price)}</span>{' '}
      {landed.date && <span>{formatBy(landed.date)}</span>}
    </div>
  );
}
