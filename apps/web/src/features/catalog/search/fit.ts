import type { components } from '@org/api-client/schema';
import { formatDecimal } from '../../../shared/format/format.ts';
import type { Product } from './product-words.ts';

export type Car = components['schemas']['CarSizes'];

/** One rule of whether a wheel fits a car, and whether the wheel meets it. */
export interface FitRule {
  /** `DIA 66,6 не меньше ступицы 66,6` */
  text: string;
  isMet: boolean;
}

/**
 * Why a wheel fits a car, or does not: the holes are the same, the bore goes over the hub, the offset is within the
 * car's range. The catalog narrows by the same rules.
 * @see contract, getCarSizes
 */
export function fitRules(
  { bolts, pcd, dia, et_min, et_max }: Pick<Car, 'bolts' | 'pcd' | 'dia' | 'et_min' | 'et_max'>,
  { specs }: Pick<Product, 'specs'>,
): FitRule[] {
  const holes = `${bolts}×${formatDecimal(pcd)}`;
  const holesOfWheel = `${specs.bolts ?? '?'}×${specs.pcd === undefined ? '?' : formatDecimal(specs.pcd)}`;
  const range = `${formatDecimal(et_min)}–${formatDecimal(et_max)}`;
  const { dia: bore, et } = specs;
  const isOver = bore !== undefined && bore >= dia;
  const isInRange = et !== undefined && et >= et_min && et <= et_max;
  return [
    {
      isMet: specs.bolts === bolts && specs.pcd === pcd,
      text:
        holesOfWheel === holes
          ? `крепёж ${holes} как у автомобиля`
          : `крепёж ${holesOfWheel}, нужен ${holes}`,
    },
    {
      isMet: isOver,
      text:
        bore === dia
          ? `DIA ${formatDecimal(dia)} равен ступице`
          : isOver
            ? `DIA ${formatDecimal(bore)} больше ступицы ${formatDecimal(dia)}: нужно кольцо`
            : `DIA ${bore === undefined ? '?' : formatDecimal(bore)} меньше ступицы ${formatDecimal(dia)}`,
    },
    {
      isMet: isInRange,
      text: `ET${et === undefined ? '?' : formatDecimal(et)} ${isInRange ? 'в пределах' : 'вне пределов'} ${range}`,
    },
  ];
}

/** The rules of the modification that the wheel fits best. */
export function bestFit(cars: readonly Car[], wheel: Pick<Product, 'specs'>) {
  const met = (rules: FitRule[]) => rules.filter(({ isMet }) => isMet).length;
  return cars
    .map((car) => ({ car, rules: fitRules(car, wheel) }))
    .sort((a, b) => met(b.rules) - met(a.rules))[0];
}
