import { type Dictionary, modelNameKey } from './dictionary.ts';

const indices = new WeakMap<Dictionary, { version: number; brands: Map<string, string | null> }>();

/** Returns the brand of every model that only one brand has. */
function brandsOf(dictionary: Dictionary): Map<string, string | null> {
  const known = indices.get(dictionary);
  if (known?.version === dictionary.version) return known.brands;
  const brands = new Map<string, string | null>();
  for (const [brand, models] of dictionary.models)
    for (const key of models.keys())
      brands.set(key, brands.has(key) && brands.get(key) !== brand ? null : brand);
  indices.set(dictionary, { version: dictionary.version, brands });
  return brands;
}

/** Shorter names are too common: `Ice 2`, `100`. */
const TELLING = 5;

/** Returns the brand that follows from a model's name alone: «НК-241» is Kama's. */
export function brandOfModel(dictionary: Dictionary, model: string): string | undefined {
  const key = modelNameKey(model);
  return key.length >= TELLING ? (brandsOf(dictionary).get(key) ?? undefined) : undefined;
}
