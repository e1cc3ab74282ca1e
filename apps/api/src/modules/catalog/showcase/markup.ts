import type { ShowcaseBand, ShowcaseRules } from '@org/api-client/schema';

type PriceRules = Pick<ShowcaseRules, 'bands' | 'rounding' | 'floor_retail'>;

/** Hundredths of a per cent in a whole. */
const WHOLE = 10_000;

const added = (cost: number, { percent, min }: ShowcaseBand) =>
  Math.max(Math.ceil((cost * Math.round(percent * 100)) / WHOLE), min);

/** Returns which band a cost is in. */
export const bandOf = (cost: number, bands: readonly ShowcaseBand[]): number =>
  bands.findLastIndex(({ from }) => from <= cost);

/**
 * Returns the cost with the markup of its band, but not less than the highest prices of the bands below. Else, where a
 * band with a smaller markup begins, a dearer tyre would be sold cheaper.
 */
const withMarkup = (cost: number, bands: readonly ShowcaseBand[]): number =>
  Math.max(
    ...bands.slice(0, bandOf(cost, bands) + 1).map((band, at) => {
      const within = Math.min(cost, (bands[at + 1]?.from ?? Number.POSITIVE_INFINITY) - 1);
      return within + added(within, band);
    }),
  );

export interface MarkedPrice {
  price: number;
  /** True if the price was lower than the recommended one, and was raised to it. */
  raised: boolean;
}

/** Returns the shop's price of a product that costs it `cost`, in kopecks. Decision 116. */
export function priceOf(cost: number, retail: number | null, rules: PriceRules): MarkedPrice {
  const { bands, rounding, floor_retail } = rules;
  const price = Math.ceil(withMarkup(cost, bands) / rounding) * rounding;
  const raised = floor_retail && retail !== null && retail > price;
  return { price: raised ? retail : price, raised };
}
