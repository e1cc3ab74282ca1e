import { addHours } from 'date-fns/addHours';
import type { InquirySummary, Quote } from './quotes.atoms.ts';

export const LINES = ['строку', 'строки', 'строк'] as const;

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
