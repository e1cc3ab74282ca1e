import { isWheel, type ProductFacts, soundKey } from './product-key.ts';

const NUMBERS = {
  width: 'ширина',
  profile: 'профиль',
  diameter: 'диаметр',
  rim_width: 'ширина обода',
  bolts: 'число болтов',
  et: 'вылет',
  dia: 'центральное отверстие',
} as const;

/**
 * Returns the reason, in Russian, why two rows cannot be one product although one of their codes is equal, or
 * `undefined` if nothing contradicts it. A value that only one of them has is no contradiction.
 */
export function contradiction(a: ProductFacts, b: ProductFacts): string | undefined {
  if (a.section !== null && b.section !== null && isWheel(a) !== isWheel(b))
    return 'Один товар — шина, другой — диск';
  for (const [field, label] of Object.entries(NUMBERS) as [keyof typeof NUMBERS, string][]) {
    const [one, other] = [a[field], b[field]];
    if (one !== null && other !== null && one !== other)
      return `Различается ${label}: ${one} и ${other}`;
  }
  if (a.brand !== null && b.brand !== null && soundKey(a.brand) !== soundKey(b.brand))
    return `Различается бренд: ${a.brand} и ${b.brand}`;
  if (a.studded !== null && b.studded !== null && a.studded !== b.studded)
    return 'Одна шина шипованная, другая нет';
  return undefined;
}
