import { moscowDay } from '../../../trade/moscow.ts';

/** The calendar day so many days from now: goods and money of an order are of the days that it lives in. */
export const dayIn = (days: number) => moscowDay(new Date(Date.now() + days * 24 * 3600 * 1000));
