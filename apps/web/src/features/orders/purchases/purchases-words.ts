import {
  formatMoney,
  formatNumber,
  formatPieces,
  formatShare,
} from '../../../shared/format/format.ts';
import type { Trade, TradePart } from '../orders.atoms.ts';
import { comparableIn, isComparable, isWinter, type Period } from './purchase-period.ts';

const UNKNOWN_MARKET = 'Рынок тех дней неизвестен';

/** «3,6 %» without a sign. */
const percent = (part: number) => formatShare(Math.abs(part)).replace(/^[+−]/, '');

/** «на 6 % меньше», «столько же»; undefined if there is nothing to compare with. */
function changeText(now: number, before: number): string | undefined {
  if (before === 0) return undefined;
  const change = now / before - 1;
  if (Math.abs(change) < 0.0005) return 'столько же';
  return `на ${percent(change)} ${change > 0 ? 'больше' : 'меньше'}`;
}

/** What was spent against the same days a year ago. */
export function spentText({ total, since }: Trade, period: Period): string {
  const pieces = formatPieces(total.quantity);
  if (since === null) return pieces;
  if (!isComparable(period, since))
    return `${pieces}, с прошлым годом сравним в ${comparableIn(since)}`;
  const change = changeText(total.sum, total.year_ago?.sum ?? 0);
  if (change === undefined) return `${pieces}, год назад в эти дни ничего`;
  return `${pieces}, ${change}${change === 'столько же' ? ', сколько' : ', чем'} за те же дни год назад`;
}

/** How far the market is known: for all pieces, for some, for none. */
export function marketText({ total: { quantity, market } }: Trade): string {
  if (market.quantity === 0) return UNKNOWN_MARKET;
  const share = market.sum === 0 ? 0 : market.paid / market.sum - 1;
  const against = `${percent(share)} против середины в тот же день`;
  return market.quantity === quantity
    ? against
    : `${against}, известна для ${formatNumber(market.quantity)} из ${formatPieces(quantity)}`;
}

export function missedText(missed: NonNullable<Trade['missed']>): string {
  if (missed.of === 0) return UNKNOWN_MARKET;
  if (missed.lines === 0) return 'лучшего в те дни не было';
  return `взяли не лучшее ${formatNumber(missed.lines)} раз${isFew(missed.lines) ? 'а' : ''} из ${formatNumber(missed.of)}`;
}
const isFew = (count: number) =>
  [2, 3, 4].includes(count % 10) && ![12, 13, 14].includes(count % 100);

/** «1,9 %» of the sum; of nothing it is nothing. */
export const deliveryShare = ({ sum, delivery }: Pick<TradePart, 'sum' | 'delivery'>) =>
  percent(sum === 0 ? 0 : delivery / sum);

export function deliveryText({ total, since }: Trade, period: Period): string {
  const { year_ago } = total;
  return isComparable(period, since) && year_ago && year_ago.sum > 0
    ? `${formatMoney(total.delivery)}, было ${deliveryShare(year_ago)}`
    : formatMoney(total.delivery);
}

/** «Зимний сезон: 3 040 000 ₽, на 9 % больше прошлого.» */
export function seasonText(months: readonly TradePart[], season: Period, since: Trade['since']) {
  const monthsOfSeason = months.filter(({ name }) => `${name}-01` >= season.from);
  const sum = monthsOfSeason.reduce((all, part) => all + part.sum, 0);
  const before = monthsOfSeason.reduce((all, part) => all + (part.year_ago?.sum ?? 0), 0);
  const name = isWinter(season.from.slice(0, 7)) ? 'Зимний сезон' : 'Летний сезон';
  const change = isComparable(season, since) ? changeText(sum, before) : undefined;
  return {
    name,
    sum: formatMoney(sum),
    change: change === undefined ? '' : `, ${change}${change === 'столько же' ? '' : ' прошлого'}`,
  };
}
