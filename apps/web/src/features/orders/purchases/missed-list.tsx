import { Link } from '@org/ui/link';
import { countOf, DAYS, formatMoney, formatPieces } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { paths } from '../../../shared/paths.ts';
import type { Trade } from '../orders.atoms.ts';
import * as css from './purchases.css.ts';

const CASES = ['случай', 'случая', 'случаев'] as const;

/** «, на день позже» */
function laterText(days: number): string {
  if (days === 0) return ', к тому же дню';
  const count = Math.abs(days) === 1 ? 'день' : countOf(Math.abs(days), DAYS);
  return `, на ${count} ${days > 0 ? 'позже' : 'раньше'}`;
}

/** The single purchases for which there was a better offer. */
export function MissedList({ missed }: { missed: NonNullable<Trade['missed']> }) {
  if (missed.lines === 0) return null;
  return (
    <section className={css.section}>
      <div className={css.sectionHead}>
        <h2 className={css.sectionTitle}>
          Где переплатили<span className={css.aside}>{countOf(missed.lines, CASES)}</span>
        </h2>
      </div>
      <ul className={css.missed}>
        {missed.data.map((one) => (
          <li key={`${one.order_id} ${one.title} ${one.sum}`} className={css.miss}>
            <div className={css.missText}>
              <Link href={paths.order(one.order_id)}>{one.title}</Link>,{' '}
              {formatPieces(one.quantity)} {formatDay(one.ordered_on)}
              <div className={css.note}>
                {one.supplier}; с доставкой дешевле было у поставщика «{one.best_supplier}»
                {laterText(one.best_days)}
              </div>
            </div>
            <span className={css.missSum}>{formatMoney(one.sum)}</span>
          </li>
        ))}
        {missed.rest && (
          <li className={css.miss}>
            <div className={css.missText}>
              Ещё {countOf(missed.rest.lines, CASES)}
              <div className={css.note}>
                от {formatMoney(missed.rest.least)} до {formatMoney(missed.rest.most)}
              </div>
            </div>
            <span className={css.missSum}>{formatMoney(missed.rest.sum)}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
