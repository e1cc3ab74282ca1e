declare module 'rubles' {
  /** A sum in roubles in words, in lower case, with the kopecks in digits; null for less than a kopeck. */
  export function rubles(sum: string): string | null;
}
