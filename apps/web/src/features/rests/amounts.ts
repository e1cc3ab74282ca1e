import { formatDecimal, formatNumber } from '../../shared/format/format.ts';

const plain = (text: string) => text.replaceAll(/[\s\u202f₽]/g, '').replace(',', '.');

/** «5 480,50» in kopecks; undefined where that is no price. */
export function parsePrice(text: string): number | undefined {
  const digits = plain(text);
  if (!/^\d{1,8}(?:\.\d{1,2})?$/.test(digits)) return undefined;
  const kopecks = Math.round(Number(digits) * 100);
  return kopecks >= 1 && kopecks <= 2_000_000_000 ? kopecks : undefined;
}
export const priceText = (kopecks: number) => formatDecimal(kopecks / 100);

/** «1 200» pieces; undefined where that is no stock. */
export function parseQuantity(text: string): number | undefined {
  const digits = plain(text);
  return /^\d{1,7}$/.test(digits) && Number(digits) <= 1_000_000 ? Number(digits) : undefined;
}
export const quantityText = (pieces: number) => formatNumber(pieces);
