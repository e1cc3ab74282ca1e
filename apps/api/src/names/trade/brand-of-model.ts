import { type Dictionary, modelNameKey } from './dictionary.ts';

const indices = new WeakMap<Dictionary, { version: number; brands: Map<string, string | null> }>();

/** The brand of every model that only one brand has. */
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

/** Fewer signs are a model of many: `Ice 2`, `100`. */
const TELLING = 5;

/** The brand that a model's name tells by itself: «НК-241» is a Kama. */
export function brandOfModel(dictionary: Dictionary, model: string): string | undefined {
  const key = modelNameKey(model);
  return key.length >= TELLING ? (brandsOf(dictionary).get(key) ?? undefined) : undefined;
}
