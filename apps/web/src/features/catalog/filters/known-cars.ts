import { atomWithStorage } from 'jotai/utils';
import { rootStorage } from '../../../shared/session/root-storage.ts';
import type { CarChoice } from '../search/catalog-search.ts';

/** A car whose sizes can be looked up. */
export type KnownCar = CarChoice & { model: string };

const MAX = 4;

const isOptional = (value: unknown, type: string) => value === undefined || typeof value === type;

const isCar = (value: unknown): value is KnownCar => {
  if (typeof value !== 'object' || value === null) return false;
  const { brand, model, year, modification } = value as Record<string, unknown>;
  return (
    typeof brand === 'string' &&
    typeof model === 'string' &&
    isOptional(year, 'number') &&
    isOptional(modification, 'string')
  );
};
const isCars = (value: unknown): value is KnownCar[] => Array.isArray(value) && value.every(isCar);

/** The cars of the last searches, the latest first. */
export const recentCarsAtom = atomWithStorage<KnownCar[]>('cars', [], rootStorage(isCars), {
  getOnInit: true,
});

const isSameModel = (a: KnownCar, b: KnownCar) => a.brand === b.brand && a.model === b.model;

/** Puts a car in front of the list. Of each model only the last year and modification are kept. */
export const withRecent = (cars: readonly KnownCar[], car: KnownCar): KnownCar[] =>
  [car, ...cars.filter((other) => !isSameModel(other, car))].slice(0, MAX);

export const carTitle = ({ brand, model, year, modification }: CarChoice) =>
  [brand, model, year, modification].filter(Boolean).join(' ');
