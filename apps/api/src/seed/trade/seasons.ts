import { millisecondsInDay } from 'date-fns/constants';

export const WEEK = 7 * millisecondsInDay;

/** Returns how much of the year has passed, from 0 to 1. */
const yearShare = (time: number) => {
  const start = Date.UTC(new Date(time).getUTCFullYear(), 0);
  return (time - start) / (365 * millisecondsInDay);
};

/**
 * When demand for a season's tyres is highest, as a part of the year: mid October for winter, early April for summer.
 */
const PEAKS: Record<string, number> = { winter: 0.79, summer: 0.26 };

/** Returns the demand for a season's tyres at a time: from -1 out of season to 1 at its peak; 0 for other products. */
export function demand(season: string | undefined, time: number): number {
  const peak = season === undefined ? undefined : PEAKS[season];
  return peak === undefined ? 0 : Math.cos(2 * Math.PI * (yearShare(time) - peak));
}

const YEARLY_RISE = 0.07;

/** Returns the level of prices at a time, relative to other times: demand moves it by 4 %, inflation by 7 % a year. */
export function priceLevel(season: string | undefined, time: number): number {
  return (
    (1 + 0.04 * demand(season, time)) * (1 + YEARLY_RISE) ** (time / (365 * millisecondsInDay))
  );
}
