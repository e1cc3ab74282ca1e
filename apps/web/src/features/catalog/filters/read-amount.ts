import { readHundredths, readRoubles } from '@org/trade/read-roubles';

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
