import tradeBrands from '../facts/trade-brands.json' with { type: 'json' };
import tradeModels from '../facts/trade-models.json' with { type: 'json' };
import type { Section } from '../text/reading.ts';
import { asLatin, fold, keeping, nameKey } from '../text/spelling.ts';

/** A brand's name and its model's, as one supplier's columns or the catalogue say. */
export interface BrandModel {
  brand: string;
  model: string;
}

/** The names that a product's name is read with. */
export interface Dictionary {
  /** Brands by `nameKey` of each of their spellings, the likeliest first. */
  brands: Map<string, string[]>;
  /** By brand, then by `modelNameKey`: a model's name as the catalogue writes it. */
  models: Map<string, Map<string, string>>;
  /** Models of the trade that the catalogue lacks: they are known, and spelt as whoever names them does. */
  unspelt: Set<string>;
  /** Products on offer by section, to tell the likelier of two brands. */
  products: Map<string, Partial<Record<Section, number>>>;
  /** Moves on whenever names are learnt. */
  version: number;
}

/** A model's name without its signs, except the plus that makes another model: «Primacy 4» is no «Primacy 4+». */
export const modelNameKey = keeping((name) =>
  fold(name)
    .replace(/\([^)]*\)/g, '')
    .replace(/[^0-9a-zа-я+]/g, ''),
);

/** What the catalogue knows by name. */
export interface KnownNames {
  brands: readonly {
    name: string;
    aliases: readonly string[];
    /** products on offer by section */
    products?: Partial<Record<Section, number>>;
  }[];
  models: readonly { brand: string; name: string }[];
}

const push = (map: Map<string, string[]>, key: string, name: string) => {
  if (key === '') return;
  const names = map.get(key);
  if (!names) map.set(key, [name]);
  else if (!names.includes(name)) names.push(name);
};

/** The spellings of brands that the trade knows. */
const TRADE_BRANDS = new Set(
  Object.entries(tradeBrands).flatMap(([name, aliases]) => [name, ...aliases].map(nameKey)),
);
export const isTradeBrand = (name: string): boolean => TRADE_BRANDS.has(nameKey(name));

const TRADE_MODELS: readonly BrandModel[] = [tradeModels.tyres, tradeModels.wheels].flatMap(
  (brands) =>
    Object.entries(brands).flatMap(([brand, models]) =>
      // a code or a former name stands in brackets
      Object.keys(models).map((model) => ({ brand, model: model.replace(/\s*\([^)]*\)/g, '') })),
    ),
);

const TRADE_MODEL_KEYS = new Set(TRADE_MODELS.map(({ model }) => modelNameKey(model)));
export const isTradeModel = (name: string): boolean => TRADE_MODEL_KEYS.has(modelNameKey(name));

/** The catalogue's own names, and behind them the brands and models of the trade that it doesn't hold yet. */
export function createDictionary({ brands, models }: KnownNames): Dictionary {
  const dictionary: Dictionary = {
    brands: new Map(),
    models: new Map(),
    unspelt: new Set(),
    products: new Map(brands.map(({ name, products }) => [name, products ?? {}])),
    version: 0,
  };
  for (const { name } of brands) push(dictionary.brands, nameKey(name), name);
  for (const { name, aliases } of brands)
    for (const spelling of aliases) push(dictionary.brands, nameKey(spelling), name);
  const held = new Set(dictionary.brands.keys());
  for (const [name, aliases] of Object.entries(tradeBrands)) {
    const spellings = [name, ...aliases].map(nameKey);
    const own = dictionary.brands.get(spellings[0]!)?.[0] ?? name;
    for (const key of spellings) if (!held.has(key)) push(dictionary.brands, key, own);
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
    // letters that look alike make no other maker
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

/** A known model of a brand as it is to be written; undefined for one that nobody knows. */
export function modelNamed(
  { models, unspelt }: Dictionary,
  brand: string,
  text: string,
): string | undefined {
  const key = modelNameKey(text);
  const known = models.get(brand)?.get(key);
  return known !== undefined && unspelt.has(spellingKey(brand, key)) ? text : known;
}

/** The brand that a spelling stands for, as the catalogue writes it; nothing for one that nobody has heard of. */
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
 * Adds what columns say of brands and models, so that names without columns are read by it later. The first spelling
 * of a model stays; a brand in an unknown spelling becomes a brand of its own.
 */
export function learnNames(dictionary: Dictionary, seen: Iterable<BrandModel>): void {
  dictionary.version++;
  for (const { brand, model } of seen) {
    const name = brandNamed(dictionary, brand) ?? brand.trim();
    if (nameKey(name) === '') continue;
    push(dictionary.brands, nameKey(brand), name);
    const models = dictionary.models.get(name) ?? new Map<string, string>();
    dictionary.models.set(name, models);
    const key = modelNameKey(model);
    if (key === '' || (models.has(key) && !dictionary.unspelt.delete(spellingKey(name, key))))
      continue;
    models.set(key, model.trim());
  }
}
