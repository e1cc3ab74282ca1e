import type { components } from '@org/api-client/schema';

type Question = components['schemas']['ImportQuestion'];

const NAMES: Readonly<Record<string, string>> = {
  USD: 'долларах',
  EUR: 'евро',
  KZT: 'тенге',
  BYN: 'белорусских рублях',
  CNY: 'юанях',
};

/** Returns a currency as it stands after «в»: «долларах». */
export const currencyName = (currency: string) => NAMES[currency] ?? currency;

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
