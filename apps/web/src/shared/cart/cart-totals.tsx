import { Count } from '@org/ui/count';
import { VisuallyHidden } from '@org/ui/visually-hidden';
import { countOf, formatMoney, formatNumber, POSITIONS } from '../format/format.ts';
import { useOwnValue } from '../hooks/use-taken-over.ts';
import { totalsAtom } from './cart.atoms.ts';
import * as css from './cart-totals.css.ts';

/** Shows the number of lines over the header's cart icon, and their sum beside it. */
export function CartTotals() {
  const totals = useOwnValue(totalsAtom);
  if (!totals || totals.lines === 0) return null;
  const { lines, sum } = totals;
  return (
    <>
      <VisuallyHidden>
        {countOf(lines, POSITIONS)}, {formatMoney(sum)}
      </VisuallyHidden>
      <span className={css.count} aria-hidden="true">
        <Count tone="signal">{formatNumber(lines)}</Count>
      </span>
      <span className={css.sum} aria-hidden="true">
        {formatMoney(sum)}
      </span>
    </>
  );
}
