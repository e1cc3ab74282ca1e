import type { InquirySummary, Quote } from './atoms.ts';

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
const HOUR = 3_600_000;
export const afterHours = (hours: string) =>
  new Date(Date.now() + Number(hours) * HOUR).toISOString();
