import { differenceInHours } from 'date-fns/differenceInHours';

/** What fulfils a watch, as whoever watches judges it. */
export interface WatchHit {
  /** null where nobody knows what delivery costs */
  price: number | null;
  /** when it is there; null without a city */
  day: string | null;
}

/** What was told last, and since when nothing fulfils the watch. */
export interface ToldHit extends WatchHit {
  lost_at: Date | null;
}

/** Cheaper by less is no news. */
const MIN_CHEAPER = 0.01;
/** What comes again sooner was hardly gone. */
const MIN_HOURS_GONE = 1;

const isBetter = (met: WatchHit, lastHit: WatchHit): boolean => {
  const [price, before] = [met.price ?? Infinity, lastHit.price ?? Infinity];
  const isEarlier = met.day !== null && lastHit.day !== null && met.day < lastHit.day;
  return (
    (price < Infinity && price <= before * (1 - MIN_CHEAPER)) || (price <= before && isEarlier)
  );
};

/** Whether it is news that something fulfils a watch, after what was told last. */
export function isNews(met: WatchHit, lastHit: ToldHit | undefined, now: Date): boolean {
  if (!lastHit || isBetter(met, lastHit)) return true;
  return lastHit.lost_at !== null && differenceInHours(now, lastHit.lost_at) >= MIN_HOURS_GONE;
}
