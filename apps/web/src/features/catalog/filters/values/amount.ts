import { readHundredths, readRoubles, writeRoubles } from '@org/trade/roubles';

/** What was typed into a field: an amount, undefined for an emptied field; or what is wrong with it. */
type AmountReading =
  | { value: number | undefined; error?: undefined }
  | { value?: undefined; error: string };

/** Reads a typed amount by the rules of sums: roubles, or anything else that may be negative. */
export function parseAmount(text: string, unit?: string): AmountReading {
  if (text.trim() === '') return { value: undefined };
  if (unit === '₽') {
    const { kopecks, error } = readRoubles(text);
    return error === undefined ? { value: kopecks / 100 } : { error };
  }
  const hundredths = readHundredths(text);
  return typeof hundredths === 'number'
    ? { value: hundredths / 100 }
    : { error: 'Напишите число, например 12,5' };
}

/** The same amount as it is shown in a field; empty for none. */
export const formatAmount = (value: number | undefined) =>
  value === undefined ? '' : writeRoubles(Math.round(value * 100));
