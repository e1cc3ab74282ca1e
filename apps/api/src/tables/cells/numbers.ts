import { parsePrice, parseQuantity } from '@org/tyre-names/text/amounts';

/** Reads a number as price lists write it, to tell columns apart. */
export function parseNumber(text: string): number | undefined {
  const price = parsePrice(text);
  return price === undefined ? parseQuantity(text)?.quantity : price / 100;
}

/** Returns the first number in a text: 16 of `R16C`, 5.5 of `5,5J`. */
export function parseMeasure(text: string): number | undefined {
  const match = /-?\d+(?:[.,]\d+)?/.exec(text);
  return match ? Number(match[0].replace(',', '.')) : undefined;
}

const RATES = [0, 5, 7, 10, 20, 22];

/** Reads the VAT that a price contains: a rate in per cent, null for «без НДС», undefined if the text says nothing. */
export function parseVat(text: string): number | null | undefined {
  if (/без|нет|^-$|не облаг/i.test(text)) return null;
  const rate = parseMeasure(text);
  return rate !== undefined && RATES.includes(rate) ? rate : undefined;
}

/** Reads when a tyre was made: `2024`, `3524` (week 35 of 2024), `35/24`, `24`. */
export function parseDot(text: string): { year: number; week: number | null } | undefined {
  const year = /(?:^|\D)(20[0-4]\d)(?:\D|$)/.exec(text)?.[1];
  if (year && !/^20[0-4]\d$/.test(text.trim())) return { year: Number(year), week: null };
  const [, week = '', short = ''] = /^\D*(\d{2})[/\s.-]?(\d{2})$/.exec(text.trim()) ?? [];
  const isWeek = Number(week) >= 1 && Number(week) <= 53 && Number(short) <= 40;
  if (year) return { year: Number(year), week: null };
  if (isWeek) return { year: 2000 + Number(short), week: Number(week) };
  const bare = /^\d{2}$/.exec(text.trim())?.[0];
  return bare && Number(bare) <= 40 ? { year: 2000 + Number(bare), week: null } : undefined;
}
