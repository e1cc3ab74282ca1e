import facts from '../../reference/rim-sizes.json' with { type: 'json' };
import { cars } from './good-cars.ts';

/** The measures of a wheel that cars require; in mm, except width and diameter. */
export interface WheelFit {
  width: number;
  diameter: number;
  bolts: number;
  pcd: number;
  bore: number;
  /** Smallest and largest offset. */
  offset: readonly [least: number, most: number];
  /** Number of cars that leave the factory on such wheels. */
  cars: number;
}

const keyOf = ({ width, diameter, bolts, pcd, bore }: Omit<WheelFit, 'offset' | 'cars'>) =>
  [width, diameter, bolts, pcd, bore].join(' ');

/** Returns the wheels that the trade stocks, and those that any known car uses. */
export function wheelFits(): WheelFit[] {
  const fits = new Map<string, WheelFit>();
  for (const { bore: bores, offset: offsets, ...size } of facts.sizes) {
    const [smallest = 0, largest = 0] = bores;
    const [least = 0, most = 0] = offsets;
    for (const bore of facts.bores) {
      if (bore < smallest || bore > largest) continue;
      const fit = { ...size, bore, offset: [least, most] as const, cars: 0 };
      fits.set(keyOf(fit), fit);
    }
  }
  for (const { rims, bolts, pcd, bore } of cars)
    for (const [width, diameter, et] of rims) {
      const fit = { width, diameter, bolts, pcd, bore, offset: [et, et] as const, cars: 0 };
      const known = fits.get(keyOf(fit)) ?? fit;
      fits.set(keyOf(fit), { ...known, cars: known.cars + 1 });
    }
  return [...fits.values()];
}
