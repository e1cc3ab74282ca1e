import { writeRoubles } from '@org/trade/roubles';

/** An amount as it is shown in a field; empty for none. */
export const formatAmount = (value: number | undefined) =>
  value === undefined ? '' : writeRoubles(Math.round(value * 100));

export const toKopecks = (rubles: number | undefined) =>
  rubles === undefined ? undefined : Math.max(0, Math.round(rubles * 100));
export const toRubles = (kopecks: number | undefined) =>
  kopecks === undefined ? undefined : kopecks / 100;
