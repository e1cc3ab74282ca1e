import tradeModels from '../dictionary/trade-models.json' with { type: 'json' };
import demoTyres from '../reference/tyre-models.json' with { type: 'json' };
import { asLatin, asSounded } from '../text/spelling.ts';
import { brandNamed, type Dictionary, modelNameKey } from './dictionary.ts';
import { fullModelName } from './model-aliases.ts';

type Season = 'summer' | 'winter' | 'all_season';

/** What is true of every tyre of a model. Null if the model comes both ways, or if nothing is known. */
export interface ModelTraits {
  season: Season | null;
  studded: boolean | null;
}

/** Tyres for rough ground: makers state one season for them, shops another. */
const ROUGH = /(?<![a-z])[am]\s?[/\\]?\s?t\d?(?![a-z])|terrain|off.?road|mud|rough/i;

const TRAITS: Record<string, ModelTraits> = {
  summer: { season: 'summer', studded: false },
  all_season: { season: 'all_season', studded: false },
  winter: { season: 'winter', studded: null },
  'winter plain': { season: 'winter', studded: false },
  'winter studded': { season: 'winter', studded: true },
};

interface Shelf {
  brand: string;
  models: [name: string, traits: ModelTraits | undefined][];
}

const SHELVES: Shelf[] = [
  ...demoTyres.map(
    ({ brand, models }): Shelf => ({
      brand,
      models: models.map((model) => {
        const isStudded = 'studded' in model && model.studded;
        const traitName = model.season === 'winter' && isStudded ? 'winter studded' : model.season;
        return [model.name, TRAITS[traitName]];
      }),
    }),
  ),
  ...Object.entries(tradeModels.tyres).map(
    ([brand, models]): Shelf => ({
      brand,
      models: Object.entries(models).map(([name, traitName]) => [name, TRAITS[traitName]]),
    }),
  ),
];

/** Returns the key of a model by its sound: «Бел-293» is `BEL-293`. */
export function modelSoundKey(model: string): string {
  const key = modelNameKey(model);
  return asSounded(/[a-z]/.test(key) ? asLatin(key) : key);
}

type Models = Map<string, ModelTraits>;

/** Combines two statements about a model. A value in which they contradict each other is null. */
const both = (one: ModelTraits | undefined, other: ModelTraits): ModelTraits => ({
  season: !one || one.season === other.season ? other.season : null,
  studded:
    !one || one.studded === null || one.studded === other.studded
      ? other.studded
      : other.studded === null
        ? one.studded
        : null,
});

interface TraitIndex {
  byBrand: Map<string, Models>;
  /** Models by name alone: a maker sells its models under several brands. */
  byName: Models;
}

function learn(dictionary: Dictionary): TraitIndex {
  const known: TraitIndex = { byBrand: new Map(), byName: new Map() };
  for (const { brand, models } of SHELVES) {
    const name = brandNamed(dictionary, brand) ?? brand;
    const brandTraits = known.byBrand.get(name) ?? new Map<string, ModelTraits>();
    known.byBrand.set(name, brandTraits);
    for (const [model, traits] of models) {
      const key = modelSoundKey(model);
      if (!traits || ROUGH.test(model) || key === '') continue;
      brandTraits.set(key, both(brandTraits.get(key), traits));
      known.byName.set(key, both(known.byName.get(key), traits));
    }
  }
  return known;
}

/** Indexes what the market says, by the names that the catalog has for brands. */
function learnStated({ stated }: Dictionary): Map<string, Models> {
  const byBrand = new Map<string, Models>();
  for (const { brand, model, ...traits } of stated) {
    const brandTraits = byBrand.get(brand) ?? new Map<string, ModelTraits>();
    byBrand.set(brand, brandTraits);
    brandTraits.set(modelSoundKey(model), traits);
  }
  return byBrand;
}

const learnt = new WeakMap<Dictionary['brands'], TraitIndex>();

/** Shorter names are too common. */
const TELLING = 6;
const SHORTEST_BEGINNING = 4;

/**
 * Finds the longest known name that a model begins with: «Ice Zero 2 SUV» is an Ice Zero 2, «Nordman 70» is not a
 * Nordman 7.
 */
function beginning(models: Models, key: string): ModelTraits | undefined {
  for (let end = key.length; end >= SHORTEST_BEGINNING; end--) {
    const traits = models.get(key.slice(0, end));
    const isCut = /\d/.test(key[end - 1] ?? '') && /\d/.test(key[end] ?? '');
    if (traits && !isCut && (end === key.length || /suv|xl|fr|c$|van|lt|ev/.test(key.slice(end))))
      return traits;
  }
  return undefined;
}

/** Returns what is known of a model's season and studs. */
export function traitsOf(
  dictionary: Dictionary,
  brand: string,
  model: string,
): ModelTraits | undefined {
  const known = learnt.get(dictionary.brands) ?? learn(dictionary);
  learnt.set(dictionary.brands, known);
  const key = modelSoundKey(fullModelName(brand, model));
  const brandTraits = known.byBrand.get(brand);
  return (
    (brandTraits && beginning(brandTraits, key)) ??
    (key.length >= TELLING ? known.byName.get(key) : undefined)
  );
}

const learntOfMarket = new WeakMap<Dictionary['brands'], Map<string, Models>>();

/** Returns what independent suppliers agree on of a model's season and studs. Decision 497. */
export function marketTraitsOf(
  dictionary: Dictionary,
  brand: string,
  model: string,
): ModelTraits | undefined {
  const known = learntOfMarket.get(dictionary.brands) ?? learnStated(dictionary);
  learntOfMarket.set(dictionary.brands, known);
  const brandTraits = known.get(brand);
  return brandTraits && beginning(brandTraits, modelSoundKey(fullModelName(brand, model)));
}
