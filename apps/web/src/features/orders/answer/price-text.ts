/** «5 380,50» → 538050; undefined where it is no price. */
export function kopecksOf(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00a0\u202f₽]/g, '').replace(',', '.');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return undefined;
  const kopecks = Math.round(Number(plain) * 100);
  return kopecks > 0 ? kopecks : undefined;
}

/** 538050 → «5380,50», as people type it */
export const priceText = (kopecks: number) =>
  kopecks % 100 === 0 ? String(kopecks / 100) : (kopecks / 100).toFixed(2).replace('.', ',');
