import { isBetween, type Notation, notation } from '../text/notation.ts';
import { asMarking } from '../text/spelling.ts';
import type { Section } from '../text/text-reading.ts';
import { TYRES } from '../trade/rules.generated.ts';
import { isSpeedIndex, loadKg, speedKmh } from './indices.ts';

const RANGES: Partial<Record<Section, [number, number]>> = {
  tyres: [60, 135],
  truck_tyres: [90, 190],
  special_tyres: [50, 250],
  moto_tyres: [20, 100],
  quadro_tyres: [20, 100],
};

/** Checks whether tyres of a section have such a load index. */
export const isLoad = (index: number, section: Section): boolean => {
  const [least, most] = RANGES[section] ?? [0, 0];
  return isBetween(index, least, most);
};

/** `91V`, `(58W)`, `156/150L`, `129A8`: the least load and speed that a tyre must allow. */
export const SERVICE_INDEX: readonly Notation[] = [
  notation(
    TYRES,
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

const LOAD = asMarking('(?:индекс[а-я]* )?нагрузк[а-я]*');

/** Loads without a speed, as only buyers write them. */
export const LOADS_ALONE: readonly Notation[] = [
  // 143/141: two loads, for single and for twin wheels
  notation(
    ['tyres', 'truck_tyres', 'special_tyres'],
    String.raw`(1[0-7]\d)\s?/\s?(9\d|1[0-7]\d)(?![a-z])`,
    ([single, dual]) =>
      isBetween(Number(single) - Number(dual), 1, 8)
        ? {
            field: 'index',
            value: `до ${loadKg(Number(single))} кг`,
            filter: { load_index_min: Number(single) },
          }
        : undefined,
  ),
  // 107 нагрузка, нагрузка 107
  notation(
    TYRES,
    String.raw`(?:(\d{2,3})\s?(?:${LOAD})|(?:${LOAD})\s?(?:от)?\s?(\d{2,3}))(?![\d.])`,
    ([before, behind], section) => {
      const load = Number(before ?? behind);
      return isLoad(load, section)
        ? { field: 'index', value: `до ${loadKg(load)} кг`, filter: { load_index_min: load } }
        : undefined;
    },
  ),
];

/** `205/55 R16 91`: a load without a speed right after a whole size. */
export const LOAD_BEHIND_SIZE: readonly Notation[] = [
  notation(['tyres', 'moto_tyres'], String.raw`(\d{2,3})(?=\s|$)`, ([text], section) => {
    const load = Number(text);
    return isLoad(load, section) && load >= 50
      ? { field: 'index', value: `до ${loadKg(load)} кг`, filter: { load_index_min: load } }
      : undefined;
  }),
];
