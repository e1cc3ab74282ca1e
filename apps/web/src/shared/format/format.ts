/** Narrow no-break space: between groups of digits and before a unit. */
const THIN = '\u202f';
const thin = (text: string) => text.replaceAll('\u00a0', THIN).replaceAll(' ', THIN);

const whole = new Intl.NumberFormat('ru', { useGrouping: 'always' } as Intl.NumberFormatOptions);
const upToTwo = new Intl.NumberFormat('ru', { maximumFractionDigits: 2 });
const kopecksToo = new Intl.NumberFormat('ru', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const percents = new Intl.NumberFormat('ru', {
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const plural = new Intl.PluralRules('ru');

/** 12345 → «12 345» */
export const formatNumber = (value: number) => thin(whole.format(value));

/** A decimal as people write it: 22.5 → «22,5» */
export const formatDecimal = (value: number) => thin(upToTwo.format(value));

/** Kopecks → «5 480 ₽», with kopecks only where there are some: «5 480,50 ₽» */
export const formatMoney = (kopecks: number) =>
  `${thin((kopecks % 100 === 0 ? whole : kopecksToo).format(kopecks / 100))}${THIN}₽`;

/** Kopecks → «5 481 ₽», whole roubles: what is calculated for a piece, such as its price with the delivery. */
export const formatRoubles = (kopecks: number) => formatMoney(Math.round(kopecks / 100) * 100);

/** «5 480 ₽»: a piece of what cost a sum, whole roubles. */
export const formatEach = (kopecks: number, pieces: number) => formatRoubles(kopecks / pieces);

/** 24 → «24 шт.» */
export const formatPieces = (count: number) => `${formatNumber(count)}${THIN}шт.`;

/**
 * «110 ₽ за штуку, 1 760 ₽ за 16 шт.»: how much less pieces cost. The figure of one piece is left out where it is no whole
 * number of roubles: times the pieces it would be another sum.
 */
export function formatMargin(kopecks: number, pieces: number): string {
  const all = `${formatRoubles(kopecks * pieces)} за ${formatPieces(pieces)}`;
  const isWhole = kopecks % 100 === 0 && pieces > 1;
  return isWhole ? `${formatRoubles(kopecks)} за штуку, ${all}` : all;
}

/** Difference in percent with a sign: 0.005 → «+0,5 %» */
export const formatShare = (share: number) =>
  `${percents.format(share * 100).replace('-', '−')}${THIN}%`;

/** The form of a noun that fits a number: `countOf(2, ['модель', 'модели', 'моделей'])` → «2 модели» */
export const countOf = (count: number, forms: readonly [one: string, few: string, many: string]) =>
  `${formatNumber(count)} ${pluralOf(count, forms)}`;

/** The noun alone: 21 → «модель», 2 → «модели», 5 → «моделей» */
export function pluralOf(count: number, [one, few, many]: readonly [string, string, string]) {
  const form = plural.select(count);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}

/** Days of delivery: 0 → «Сегодня», 1 → «Завтра», 0…1 → «Сегодня–завтра», 1…2 → «1–2 дня» */
export function formatDeliveryDays(min: number, max: number) {
  if (max === 0) return 'Сегодня';
  if (min === max) return max === 1 ? 'Завтра' : countOf(max, DAYS);
  if (min === 0) return max === 1 ? 'Сегодня–завтра' : `До ${countOf(max, OF_DAYS)}`;
  return `${min}–${countOf(max, DAYS)}`;
}

/** The forms of the nouns that are counted in several places, for `countOf`. */
export const DAYS = ['день', 'дня', 'дней'] as const;
export const MODELS = ['модель', 'модели', 'моделей'] as const;
export const OFFERS = ['предложение', 'предложения', 'предложений'] as const;
export const ORDERS = ['заказ', 'заказа', 'заказов'] as const;
export const POSITIONS = ['позиция', 'позиции', 'позиций'] as const;
export const ROWS = ['строка', 'строки', 'строк'] as const;
export const SUPPLIERS = ['поставщик', 'поставщика', 'поставщиков'] as const;
export const WAREHOUSES = ['склад', 'склада', 'складов'] as const;

/** In the genitive: «до 2 дней», «у 2 поставщиков». */
export const OF_DAYS = ['дня', 'дней', 'дней'] as const;
export const OF_SUPPLIERS = ['поставщика', 'поставщиков', 'поставщиков'] as const;
