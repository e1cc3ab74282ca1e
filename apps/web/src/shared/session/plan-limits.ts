import { atomWithStorage } from 'jotai/utils';
import { rootStorage } from './root-storage.ts';

interface Limits {
  suppliers_max?: number;
  delivery_days_max?: number;
}

const isCount = (value: unknown) => value === undefined || Number.isInteger(value);
const isLimits = (value: unknown): value is Limits => {
  if (typeof value !== 'object' || value === null) return false;
  const { suppliers_max, delivery_days_max } = value as Record<string, unknown>;
  return isCount(suppliers_max) && isCount(delivery_days_max);
};

/** The limits of a purchase: the most suppliers and the longest delivery; kept between visits. */
export const planLimitsAtom = atomWithStorage<Limits>('planLimits', {}, rootStorage(isLimits), {
  getOnInit: true,
});
