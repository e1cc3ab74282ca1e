import tradeBrands from '../dictionary/trade-brands.json' with { type: 'json' };
import tradeModels from '../dictionary/trade-models.json' with { type: 'json' };
import { asLatin, fold, keeping, nameKey } from '../text/spelling.ts';
import type { Section } from '../text/text-reading.ts';
import { isNoName } from './placeholders.ts';

/** A brand and a model, as one supplier's columns or the catalog state them. */
export interface BrandModel {
  brand: string;
  model: string;
}

/** What several independent suppliers state of a model. */
export interface StatedTraits extends BrandModel {
  season: 'summer' | 'winter' | 'all_season' | null;
  studded: boolean | null;
}

/** The names that are needed to read the name of a product. */
export interface Dictionary {
  /** Brands by `nameKey` of each of their spellings, the most likely first. */
  brands: Map<string, string[]>;
  /** By brand, then by `modelNameKey`: a model's name as the catalog writes it. */
  models: Map<string, Map<string, string>>;
  /** Models of the trade that the catalog lacks. They are known, but keep the spelling of whoever writes them. */
  unspelt: Set<string>;
  /** Products on offer by section, to choose the more likely of two brands. */
  products: Map<string, Partial<Record<Section, number>>>;
  /** What the market says of models that are not packaged. */
  stated: readonly StatedTraits[];
  /** Increases whenever names are learnt. */
  version: number;
}

/**
 * Returns a model's name without punctuation. Only the plus is kept, because it makes another model: «Primacy 4» is not
 * «Primacy 4+».
 */
export const modelNameKey = keeping((name) =>
  fold(name)
    .replace(/\([^)]*\)/g, '')
    .replace(/[^0-9a-zа-я+]/g, ''),
);

/** The names in the catalog. */
export interface KnownNames {
  brands: readonly {
    name: string;
    aliases: readonly string[];
    /** products on offer by section */
    products?: Partial<Record<Section, number>>;
  }[];
  models: readonly { brand: string; name: string }[];
  /** what the market says of models */
  stated?: readonly StatedTraits[];
}

const push = (map: Map<string, string[]>, key: string, name: string) => {
  if (key === '') return;
  const names = map.get(key);
  if (!names) map.set(key, [name]);
  else if (!names.includes(name)) names.push(name);
};

/** Brands that the trade knows, by each of their spellings. */
const TRADE_BRANDS = new Map(
  Object.entries(tradeBrands).flatMap(([name, aliases]) =>
    [name, ...aliases].map((spelling) => [nameKey(spelling), name] as const),
  ),
);
export const tradeBrand = (name: string): string | undefined => TRADE_BRANDS.get(nameKey(name));
export const isTradeBrand = (name: string): boolean => tradeBrand(name) !== undefined;

/** The models that the trade knows, each with its section. */
export const TRADE_MODELS: readonly (BrandModel & { section: Section })[] = (
  [
    ['tyres', tradeModels.tyres],
    ['disks', tradeModels.wheels],
  ] as const
).flatMap(([section, brands]) =>
  Object.entries(brands).flatMap(([brand, models]) =>
    // a code or a former name stands in brackets
    Object.keys(models).map((model) => ({
      ...{ section, brand, model: model.replace(/\s*\([^)]*\)/g, '') },
    })),
  ),
);

const TRADE_MODEL_KEYS = new Set(TRADE_MODELS.map(({ model }) => modelNameKey(model)));
export const isTradeModel = (name: string): boolean => TRADE_MODEL_KEYS.has(modelNameKey(name));

/** Creates a dictionary of the catalog's own names, followed by the brands and models of the trade that it lacks. */
export function createDictionary({ brands, models, stated: traits = [] }: KnownNames): Dictionary {
  const dictionary: Dictionary = {
    brands: new Map(),
    models: new Map(),
    unspelt: new Set(),
    products: new Map(brands.map(({ name, products }) => [name, products ?? {}])),
    stated: traits,
    version: 0,
  };
  const stated = brands.filter(({ name }) => !isNoName(name));
  for (const { name } of stated) push(dictionary.brands, nameKey(name), name);
  for (const { name, aliases } of stated)
    for (const spelling of aliases)
      if (!isNoName(spelling)) push(dictionary.brands, nameKey(spelling), name);
  const held = new Set(dictionary.brands.keys());
  for (const [name, aliases] of Object.entries(tradeBrands)) {
    const spellings = [name, ...aliases].map(nameKey);
    const knownBrand = dictionary.brands.get(spellings[0]!)?.[0] ?? name;
    for (const key of spellings) if (!held.has(key)) push(dictionary.brands, key, knownBrand);
  }
  learnNames(
    dictionary,
    models.map(({ brand, name }) => ({ brand, model: name })),
  );
  learnTrade(dictionary);
  return dictionary;
}

const spellingKey = (brand: string, key: string) => `${brand}\n${key}`;

function learnTrade(dictionary: Dictionary): void {
  for (const { brand, model } of TRADE_MODELS) {
    // look-alike letters do not make another brand
    const name =
      brandNamed(dictionary, brand) ?? brandNamed(dictionary, asLatin(fold(brand))) ?? brand;
    const models = dictionary.models.get(name) ?? new Map<string, string>();
    dictionary.models.set(name, models);
    const key = modelNameKey(model);
    if (key === '' || models.has(key)) continue;
    models.set(key, model);
    dictionary.unspelt.add(spellingKey(name, key));
  }
}

/** Returns a known model of a brand in the spelling to use, or undefined if the model is unknown. */
export function modelNamed(
  { models, unspelt }: Dictionary,
  brand: string,
  text: string,
): string | undefined {
  const key = modelNameKey(text);
  const known = models.get(brand)?.get(key);
  return known !== undefined && unspelt.has(spellingKey(brand, key)) ? text : known;
}

/** Returns the brand that a spelling stands for, as the catalog writes it, or undefined if it is unknown. */
export function brandNamed(
  { brands, products }: Dictionary,
  spelling: string,
  section?: Section,
): string | undefined {
  const named = brands.get(nameKey(spelling));
  if (!named || named.length === 1 || !section) return named?.[0];
  return named.find((brand) => (products.get(brand)?.[section] ?? 0) > 0) ?? named[0];
}

/**
 * Adds brands and models from columns, so that names without columns can be read later. The first spelling of a model
 * stays. A brand in an unknown spelling becomes a brand of its own.
 */
export function learnNames(dictionary: Dictionary, seen: Iterable<BrandModel>): void {
  dictionary.version++;
  for (const { brand, model } of seen) {
    const name = brandNamed(dictionary, brand) ?? brand.trim();
    if (nameKey(name) === '' || isNoName(brand)) continue;
    push(dictionary.brands, nameKey(brand), name);
    const models = dictionary.models.get(name) ?? new Map<string, string>();
    dictionary.models.set(name, models);
    const key = isNoName(model) ? '' : modelNameKey(model);
    if (key === '' || (models.has(key) && !dictionary.unspelt.delete(spellingKey(name, key))))
      continue;
    models.set(key, model.trim());
  }
}
