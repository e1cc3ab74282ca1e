import { addHours } from 'date-fns/addHours';
import { formatMoney } from '../../shared/format/format.ts';
import type { InquirySummary, Quote } from './quotes.atoms.ts';

export const LINES = ['строку', 'строки', 'строк'] as const;
export const OF_LINES = ['строки', 'строк', 'строк'] as const;

export const QUOTE_STATES: Record<Exclude<Quote['state'], 'given'>, string> = {
  taken: 'заказано',
  lapsed: 'срок прошёл',
  withdrawn: 'отозвано',
};

export const INQUIRY_STATES: Record<
  InquirySummary['state'],
  { text: string; tone: 'warn' | 'neutral' | 'ok' }
> = {
  waiting: { text: 'Ждёт вас', tone: 'warn' },
  answered: { text: 'Ответили', tone: 'neutral' },
  taken: { text: 'Заказали', tone: 'ok' },
  ended: { text: 'Не успели', tone: 'neutral' },
};

/** Ends that a person chooses among: hours from now. */
export const TERMS = [
  { value: '4', label: '4 часа' },
  { value: '24', label: 'сутки' },
  { value: '72', label: '3 дня' },
  { value: '168', label: 'неделю' },
];
export const afterHours = (hours: string) => addHours(new Date(), Number(hours)).toISOString();

/** So many hours after an end, or after now if that has passed. */
export function laterBy(end: string, hours: string): string {
  const [was, now] = [new Date(end), new Date()];
  return addHours(was > now ? was : now, Number(hours)).toISOString();
}

/** «прайс минус 170 ₽» */
export function moveText({ price, list_price }: Pick<Quote, 'price' | 'list_price'>): string {
  if (list_price === null || price === list_price) return 'как в прайсе';
  const difference = formatMoney(Math.abs(list_price - price));
  return price < list_price ? `прайс минус ${difference}` : `прайс плюс ${difference}`;
}
