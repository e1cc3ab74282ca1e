import type { components } from '@org/api-client/schema';
import { currencyName } from '../../../tables/cells/currencies.ts';

type Question = components['schemas']['ImportQuestion'];

/** Returns the question for the rate of a currency. A rate that is used already can be corrected. */
export const rateQuestion = (sheet: string | null, currency: string, rate?: number): Question => ({
  kind: 'currency',
  sheet,
  currency,
  message:
    rate === undefined
      ? `Есть цены в ${currencyName(currency)}, а курса в файле нет. Без него эти строки не продаём`
      : `Цены в ${currencyName(currency)} пересчитали по вашему курсу: ${String(rate).replace('.', ',')} ₽`,
  candidates: [],
});
