import type { QuoteState } from '@org/api-client/schema';

const money = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Returns kopecks as people read them: `5 480 ₽`, `5 480,50 ₽`. */
export const formatMoney = (kopecks: number): string => money.format(kopecks / 100);

const count = new Intl.NumberFormat('ru-RU');

/** Returns a number as people read it: `1 200`. */
export const formatNumber = (value: number): string => count.format(value);
export const formatPieces = (pieces: number): string => `${count.format(pieces)} шт.`;

/** Why a quote can't be taken, or its price be talked about. */
export const QUOTE_REFUSALS: Readonly<Record<Exclude<QuoteState, 'given'>, string>> = {
  taken: 'По этому предложению уже заказали',
  lapsed: 'Срок предложения прошёл',
  withdrawn: 'Поставщик отозвал предложение',
};
