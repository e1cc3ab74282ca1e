declare module 'rubles' {
  /** A sum in roubles in words, in lower case, kopecks in digits; null where there is no whole kopeck. */
  export function rubles(sum: string): string | null;
}
