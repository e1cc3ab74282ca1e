export const toKopecks = (rubles: number | undefined) =>
  rubles === undefined ? undefined : Math.max(0, Math.round(rubles * 100));
export const toRubles = (kopecks: number | undefined) =>
  kopecks === undefined ? undefined : kopecks / 100;
