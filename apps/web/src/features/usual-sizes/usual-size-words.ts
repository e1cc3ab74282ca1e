import type { components } from '@org/api-client/schema';
import { plusDays } from '@org/trade/delivery';
import { variantWords } from '@org/trade/season-words';
import {
  countOf,
  DAYS,
  formatEach,
  formatMoney,
  formatPieces,
  ORDERS,
} from '../../shared/format/format.ts';
import { formatDayOfYear } from '../../shared/format/format-moment.ts';

export type UsualSize = components['schemas']['UsualSize'];

/** What is searched for, and asked for in a request, as people write it: «205/55 R16 зима шип». */
export const askedOf = (size: UsualSize): string =>
  [size.size, variantWords(size).replace(',', '')].filter(Boolean).join(' ');

/** The order in which the cheapest stands first; `city` is empty if nobody has said it. */
export const cheapestFirst = (city: string) =>
  city ? ('landed_price__asc' as const) : ('min_bulk_price__asc' as const);

/** «16 шт. раз в 9 дней, по 5 480 ₽»; without a rhythm «2 заказа, по 16 шт., …» */
export function habitOf({ orders, quantity, every_days, last }: UsualSize): string {
  const price = formatEach(last.sum, last.quantity);
  if (every_days !== null) {
    const often = every_days === 1 ? 'каждый день' : `раз в ${countOf(every_days, DAYS)}`;
    return `${formatPieces(quantity)} ${often}, по ${price}`;
  }
  return `${countOf(orders, ORDERS)}, ${orders > 1 ? 'обычно ' : ''}${formatPieces(quantity)} по ${price}`;
}

const WEEK = 7;
const percent = new Intl.NumberFormat('ru', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** How the lowest price has moved within a week: «−2,2 %»; undefined if none of a week ago is known. */
export function weekOf({ prices }: UsualSize): { words: string; isDown: boolean } | undefined {
  const last = prices.at(-1);
  if (!last) return undefined;
  const before = prices.findLast(({ day }) => day <= plusDays(last.day, -WEEK));
  if (!before) return undefined;
  const share = last.price / before.price - 1;
  return { words: percent.format(share).replace('-', '−'), isDown: share < 0 };
}

/** What the line shows, for who does not see it. */
export const courseOf = ({ size, season, prices }: UsualSize): string =>
  `Лучшая цена в прайсах за 30 дней, ${[size, variantWords({ season, studded: null })].filter(Boolean).join(' ')}: было ${formatMoney(prices[0]?.price ?? 0)}, стало ${formatMoney(prices.at(-1)?.price ?? 0)}`;

/** Whether it is time to buy again, by one's own rhythm. */
export const isDue = ({ due_on }: UsualSize, today: string): boolean =>
  due_on !== null && due_on <= today;

/** «пора: последний раз 14 ноября» */
export const lastOf = (size: UsualSize, today: string): string =>
  `${isDue(size, today) ? 'пора: ' : ''}последний раз ${formatDayOfYear(size.last.ordered_on)}`;

/** Those that it is time to buy first, then as often as they are bought. */
export const inTurn = (sizes: readonly UsualSize[], today: string): UsualSize[] => [
  ...sizes.filter((size) => isDue(size, today)),
  ...sizes.filter((size) => !isDue(size, today)),
];
