/** Narrow no-break space, between groups of digits. */
export const THIN = '\u202f';

/** Puts narrow spaces between groups of three digits. */
export const group = (digits: string) => digits.replaceAll(/\B(?=(\d{3})+$)/g, THIN);

/** 538050 → «5 380,50», as people write roubles in a field. */
export function writeRoubles(kopecks: number): string {
  const digits = String(Math.abs(kopecks)).padStart(3, '0');
  const [whole, part] = [digits.slice(0, -2), digits.slice(-2)];
  return `${kopecks < 0 ? '−' : ''}${group(whole)}${part === '00' ? '' : `,${part}`}`;
}
