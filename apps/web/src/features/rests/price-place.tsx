import { formatMoney, formatNumber } from '../../shared/format/format.ts';
import type { Rest } from './rests.atoms.ts';
import * as css from './rests.css.ts';

type Place = NonNullable<Rest['place']>;

const APART: Record<Exclude<Place['standing'], 'fresh'>, string> = {
  old: 'Старый DOT',
  unknown: 'Доставка неизвестна',
  short: 'Остаток меньше минимума',
};

/** Gaps are told in whole roubles. */
const roubles = (kopecks: number) => formatMoney(Math.round(Math.abs(kopecks) / 100) * 100);

/** «лучшая, запас 60 ₽», «дороже лучшей на 120 ₽» */
function bestText(gap: number): string {
  if (gap === 0) return 'как у лучшей';
  return gap < 0 ? `лучшая, запас ${roubles(gap)}` : `дороже лучшей на ${roubles(gap)}`;
}

function middleText(gap: number): string {
  if (gap === 0) return 'как середина';
  return `${gap < 0 ? 'дешевле' : 'дороже'} середины на ${roubles(gap)}`;
}

/** Where the price of a row stands among other suppliers, with its delivery. */
export function PricePlace({ place, quantity }: { place: Place; quantity: number }) {
  const { rank, best_gap, median_gap, others, standing, gross_price } = place;
  if (quantity === 0) return null;
  if (standing !== 'fresh')
    return (
      <>
        {APART[standing]}
        <div className={css.note}>с такими не сравниваем</div>
      </>
    );
  if (rank === null || best_gap === null || median_gap === null)
    return (
      <>
        Сравнить не с кем
        <div className={css.note}>сравниваем, когда у товара ещё трое поставщиков</div>
      </>
    );
  return (
    <>
      <b>{`${formatNumber(rank)}-е`}</b> {`место из ${formatNumber(others + 1)}`}
      <div className={css.note}>
        {bestText(best_gap)}
        <br />
        {middleText(median_gap)}
        {gross_price !== null && (
          <>
            <br />с доставкой {roubles(gross_price)}
          </>
        )}
      </div>
    </>
  );
}
