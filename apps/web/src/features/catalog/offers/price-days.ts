import { differenceInDays } from 'date-fns/differenceInDays';

/** The lowest price of a day on which a product was on offer, oldest first. */
export interface PriceDay {
  /** as «2026-11-28» */
  date: string;
  min_bulk_price: number;
}

/** The days whose prices the reader may see. */
export const pricedDays = (days: readonly { date: string; min_bulk_price: number | null }[]) =>
  days.flatMap(({ date, min_bulk_price }): PriceDay[] =>
    min_bulk_price === null ? [] : [{ date, min_bulk_price }],
  );

/** A shorter time, or fewer days in it, tell too little. */
const MIN_SPAN_DAYS = 56;
const MIN_DAYS = 8;
const GONE_DAYS = 90;

/** How the last price stands among those of the days before it. */
export function priceStanding(days: readonly PriceDay[]): string {
  const last = days.at(-1);
  const before = days.slice(0, -1);
  const [first] = before;
  const isLong = first && last && differenceInDays(last.date, first.date) >= MIN_SPAN_DAYS;
  if (!isLong || before.length < MIN_DAYS) return 'Истории меньше восьми недель: сравнивать рано';
  const shareOf = (isCounted: (price: number) => boolean) =>
    Math.round(
      (before.filter(({ min_bulk_price }) => isCounted(min_bulk_price)).length / before.length) *
        100,
    );
  const dearer = shareOf((price) => price > last.min_bulk_price);
  const cheaper = shareOf((price) => price < last.min_bulk_price);
  if (dearer === 0 && cheaper === 0) return 'Цена за год не менялась';
  return dearer >= cheaper
    ? `Сейчас дешевле, чем в ${dearer}\u202f% дней за год`
    : `Сейчас дороже, чем в ${cheaper}\u202f% дней за год`;
}

/**
 * Whether a product that nobody sells has been away for so long that its page is no longer one to find. Decision 332.
 */
export function isLongGone(days: readonly Pick<PriceDay, 'date'>[], now: Date): boolean {
  const last = days.at(-1);
  return last === undefined || differenceInDays(now, last.date) > GONE_DAYS;
}
