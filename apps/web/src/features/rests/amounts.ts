import { type RoublesReading, readRoubles } from '@org/trade/read-roubles';

/** What was typed into a cell: a value, or what is wrong with it. */
export type CellReading =
  | { value: number; error?: undefined }
  | { value?: undefined; error: string };

const cellOf = ({ kopecks, error }: RoublesReading): CellReading =>
  error === undefined ? { value: kopecks } : { error };

/** «5 480,50» in kopecks. */
export const parsePrice = (text: string): CellReading => cellOf(readRoubles(text, { least: 1 }));

/** The same, or nothing: 0. */
export const parseCost = (text: string): CellReading =>
  text.trim() === '' ? { value: 0 } : parsePrice(text);

/** «1 200» pieces. */
export function parseQuantity(text: string): CellReading {
  const digits = text.replaceAll(/\s/g, '');
  return /^\d{1,7}$/.test(digits) && Number(digits) <= 1_000_000
    ? { value: Number(digits) }
    : { error: 'Целое число' };
}
