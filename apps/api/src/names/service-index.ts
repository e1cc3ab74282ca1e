import { isSpeedIndex, loadKg, speedKmh } from './indices.ts';
import { isBetween, type Notation, notation } from './notation.ts';
import type { Section } from './reading.ts';

const RANGES: Partial<Record<Section, [number, number]>> = {
  tyres: [60, 135],
  truck_tyres: [90, 190],
  special_tyres: [50, 250],
  moto_tyres: [20, 100],
  quadro_tyres: [20, 100],
};

/** Whether tyres of a section have such an index of load. */
export const isLoad = (index: number, section: Section): boolean => {
  const [least, most] = RANGES[section] ?? [0, 0];
  return isBetween(index, least, most);
};

/** `91V`, `(58W)`, `156/150L`, `129A8`: what a tyre carries at least, and how fast. */
export const SERVICE_INDEX: readonly Notation[] = [
  notation(
    ['tyres', 'truck_tyres', 'special_tyres', 'moto_tyres', 'quadro_tyres'],
    String.raw`(\d{2,3})(?:\s?/\s?\d{2,3})?\s?\(?(a[1-8]|[b-hj-np-wy])(?![0-9a-zа-я])`,
    ([load, letter], section) => {
      const speed = letter!.toUpperCase();
      if (!isLoad(Number(load), section) || !isSpeedIndex(speed)) return undefined;
      return {
        field: 'index',
        value: `до ${loadKg(Number(load))} кг, до ${speedKmh(speed)} км/ч`,
        filter: { load_index_min: Number(load), speed_index_min: speed },
      };
    },
  ),
];
