import { group, THIN, writeRoubles } from './roubles.ts';

/** What was typed, in kopecks; or what is wrong with it, in words for whoever typed it. */
export type RoublesReading =
  | { kopecks: number; error?: undefined }
  | { kopecks?: undefined; error: string };

export interface RoublesLimits {
  /** kopecks @default 0 */
  least?: number;
  /** kopecks @default 20 000 000 ₽, the most that a price may be */
  most?: number;
  /** what an empty text means @default an error */
  empty?: number;
}

const MAX_PRICE = 2_000_000_000;
const UNIT = /^₽\s*|\s*(?:₽|р|руб|рублей|рубля|рубль|rub)\.?$/iu;
/** «5380», «5 380», «5.380.000» */
const GROUPED = /^(?:\d+|\d{1,3}(?:([\s.,'’])\d{3})(?:\1\d{3})*)$/u;

type Problem = 'none' | 'ambiguous' | 'precise' | 'number';

/**
 * Reads a number of at most two decimals as people write it: with spaces of any kind between groups of three digits,
 * and a comma or a point before the decimals. One mark before three digits may be either, so such a number isn't read.
 */
export function readHundredths(text: string): number | Problem {
  const [, sign = '', bare = ''] = /^([-−]?)\s*(.*)$/u.exec(text.trim()) ?? [];
  if (bare === '') return sign === '' ? 'none' : 'number';
  const [, whole = '', mark, part = ''] = /^(.*?)(?:([.,])(\d*))?$/u.exec(bare) ?? [];
  if (mark !== undefined && part.length === 3) {
    if (/^[1-9]\d{0,2}$/.test(whole)) return 'ambiguous';
    // the same mark before: it separates groups
    if (whole.includes(mark)) return hundredthsOf(sign, bare, '');
  }
  if (mark !== undefined && part === '') return 'number';
  if (whole.includes(mark ?? '\0')) return 'number';
  return hundredthsOf(sign, whole, part);
}

function hundredthsOf(sign: string, whole: string, part: string): number | Problem {
  if (!GROUPED.test(whole)) return 'number';
  if (part.length > 2) return 'precise';
  const digits = whole.replaceAll(/\D/g, '') + part.padEnd(2, '0');
  // more than any sum, and still exact
  if (digits.replace(/^0+/, '').length > 15) return 'number';
  const value = Number(digits);
  return sign === '' || value === 0 ? value : -value;
}

const EXAMPLE = 'Напишите сумму в рублях, например 5380,50';

/** Reads a sum as people type it: «5 380,50 ₽», «5380.5», «1 200 руб.». */
export function readRoubles(text: string, limits: RoublesLimits = {}): RoublesReading {
  const { least = 0, most = MAX_PRICE, empty } = limits;
  const bare = text.trim().replace(UNIT, '');
  const value = readHundredths(bare);
  if (value === 'none') return empty === undefined ? { error: EXAMPLE } : { kopecks: empty };
  if (value === 'number') return { error: EXAMPLE };
  if (value === 'precise') return { error: 'Не точнее копейки: две цифры после запятой' };
  if (value === 'ambiguous') {
    const digits = bare.replaceAll(/\D/g, '');
    const roubles = `${digits.slice(0, -3)},${digits.slice(-3, -1)}`;
    return {
      error: `Непонятно, ${group(digits)}${THIN}₽ или ${roubles}${THIN}₽: напишите ${digits} или ${roubles}`,
    };
  }
  if (value < least)
    return {
      error:
        value < 0 || least <= 1
          ? 'Сумма должна быть больше нуля'
          : `Не меньше ${writeRoubles(least)}${THIN}₽`,
    };
  if (value > most) return { error: `Не больше ${writeRoubles(most)}${THIN}₽` };
  return { kopecks: value };
}
