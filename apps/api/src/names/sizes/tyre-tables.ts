import type { Section } from '../text/text-reading.ts';

/** Rims that tyres of a section are made for, in inches, and their widths in millimetres. */
export const RANGES: Partial<Record<Section, { rim: [number, number]; mm: [number, number] }>> = {
  tyres: { rim: [10, 26], mm: [115, 405] },
  truck_tyres: { rim: [13, 25], mm: [185, 600] },
  special_tyres: { rim: [4, 63], mm: [100, 1300] },
  moto_tyres: { rim: [6, 23], mm: [50, 330] },
  quadro_tyres: { rim: [5, 17], mm: [100, 400] },
};

/** 508 mm is a 20 inch rim. */
export const RIM_MM: Record<string, number> = {
  381: 15,
  406: 16,
  457: 18,
  508: 20,
  533: 21,
  610: 24,
  635: 25,
};
/** Soviet metric markings of inch truck tyres. @see GOST 5513 */
export const MM_WIDTHS: Record<string, number> = {
  220: 7.5,
  240: 8.25,
  260: 9,
  280: 10,
  300: 11,
  320: 12,
  370: 14,
};
/** Width codes of alphabetic motorcycle sizes, in millimetres. */
export const ALPHA_WIDTHS: Record<string, number> = {
  h: 80,
  j: 90,
  m: 100,
  n: 110,
  p: 120,
  r: 120,
  t: 130,
  u: 140,
  v: 150,
};
