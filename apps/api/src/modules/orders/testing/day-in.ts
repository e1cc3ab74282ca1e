import { moscowDay } from '../../../trade/moscow.ts';

/**
 * The calendar day that is `days` days from now. Shipments and payments of an order must be dated close to the order
 * itself.
 */
export const dayIn = (days: number) => moscowDay(new Date(Date.now() + days * 24 * 3600 * 1000));
