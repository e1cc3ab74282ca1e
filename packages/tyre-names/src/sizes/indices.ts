/** Load and speed indices of tyres. @see UNECE Regulation 30, annexes 4 and 2 */

const KG_FROM_80 = [
  450, 462, 475, 487, 500, 515, 530, 545, 560, 580, 600, 615, 630, 650, 670, 690, 710, 730, 750,
  775, 800, 825, 850, 875, 900, 925, 950, 975, 1000, 1030, 1060, 1090, 1120, 1150, 1180, 1215, 1250,
  1285, 1320, 1360, 1400, 1450, 1500, 1550, 1600, 1650, 1700, 1750, 1800, 1850, 1900, 1950, 2000,
  2060, 2120, 2180, 2240, 2300, 2360, 2430, 2500, 2575, 2650, 2725, 2800, 2900, 3000, 3075, 3150,
  3250, 3350, 3450, 3550, 3650, 3750, 3875, 4000, 4125, 4250, 4375,
];

/**
 * Returns the kilograms that one tyre of a load index (0 to 279) carries. An index higher by 80 means ten times as
 * much.
 */
export function loadKg(index: number): number {
  const kg = KG_FROM_80[index % 80]! * 10 ** (Math.floor(index / 80) - 1);
  return kg < 100 ? kg : Math.floor(kg);
}

const KMH = {
  A1: 5,
  A2: 10,
  A3: 15,
  A4: 20,
  A5: 25,
  A6: 30,
  A7: 35,
  A8: 40,
  B: 50,
  C: 60,
  D: 65,
  E: 70,
  F: 80,
  G: 90,
  J: 100,
  K: 110,
  L: 120,
  M: 130,
  N: 140,
  P: 150,
  Q: 160,
  R: 170,
  S: 180,
  T: 190,
  U: 200,
  H: 210,
  V: 240,
  W: 270,
  Y: 300,
  '(Y)': 301,
} as const;
export type SpeedIndex = keyof typeof KMH;

/** Speed symbols, slowest first. */
const SPEED_INDICES = Object.keys(KMH) as SpeedIndex[];

/** Returns kilometres an hour. `(Y)` is above 300 and counts as 301. */
export const speedKmh = (symbol: SpeedIndex): number => KMH[symbol];

export const isSpeedIndex = (text: string): text is SpeedIndex => Object.hasOwn(KMH, text);

export const speedOfKmh = (kmh: number): SpeedIndex | undefined =>
  SPEED_INDICES.find((symbol) => KMH[symbol] === kmh);
