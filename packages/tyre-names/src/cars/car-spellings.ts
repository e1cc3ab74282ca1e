import type { CarIndex } from './cars.ts';

export interface CarSpellings {
  /** by make */
  makes: ReadonlyMap<string, readonly string[]>;
  /** by model, within each make */
  models: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
}

const spelt = new WeakMap<CarIndex, CarSpellings>();

const add = (map: Map<string, string[]>, name: string, spelling: string) => {
  const list = map.get(name);
  if (list) list.push(spelling);
  else map.set(name, [spelling]);
};

/**
 * Returns all spellings of the makes, and of the models whose sizes are known. It is the reverse of the maps that the
 * search line reads by.
 */
export function carSpellings(index: CarIndex): CarSpellings {
  const known = spelt.get(index);
  if (known) return known;
  const makes = new Map<string, string[]>();
  for (const [spelling, make] of index.makes) add(makes, make, spelling);
  const models = new Map<string, Map<string, string[]>>();
  for (const [spelling, families] of index.models)
    for (const { brand, model } of families.flatMap((family) => family.known)) {
      const ofMake = models.get(brand) ?? new Map<string, string[]>();
      models.set(brand, ofMake);
      if (!ofMake.get(model)?.includes(spelling)) add(ofMake, model, spelling);
    }
  const spellings = { makes, models };
  spelt.set(index, spellings);
  return spellings;
}
