import { formatMoney } from '../../../shared/format/format.ts';
import { formatBy } from '../../../shared/format/format-day.ts';
import type { Product } from '../search/product-words.ts';
import * as css from './product-row.css.ts';

type LandedPrice = NonNullable<Product['landed']>;

/** The day by which the best offer arrives, and what the cheapest one costs without delivery. */
export function LandedNote({ landed, least }: { landed: LandedPrice; least: number }) {
  return (
    <div className={css.landed}>
      {landed.date && <span>{formatBy(landed.date)}</span>}{' '}
      <span>{landed.is_old ? 'старые шины' : `в прайсе ${formatMoney(least)}`}</span>
    </div>
  );
}
