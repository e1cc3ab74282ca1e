import { formatNumber } from '../../../../shared/format/format.ts';

/**
 * Parses a typed amount with spaces of any kind, a comma or a point. Returns undefined for an empty text, null for one
 * that is no number.
 */
export function parseAmount(text: string): number | undefined | null {
  const bare = text.replaceAll(/[\s₽]/gu, '').replace(',', '.').replace('−', '-');
  if (bare === '') return undefined;
  return /^-?\d{1,9}(\.\d{1,2})?$/.test(bare) ? Number(bare) : null;
}

/** The same amount as it is shown in a field; empty for none. */
export const formatAmount = (value: number | undefined) =>
  value === undefined
    ? ''
    : Number.isInteger(value)
      ? formatNumber(value)
      : String(value).replace('.', ',');

export const toKopecks = (rubles: number | undefined) =>
  rubles === undefined ? undefined : Math.max(0, Math.round(rubles * 100));
export const toRubles = (kopecks: number | undefined) =>
  kopecks === undefined ? undefined : kopecks / 100;
