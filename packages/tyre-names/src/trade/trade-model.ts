import tradeModels from '../dictionary/trade-models.json' with { type: 'json' };
import { tradeBrand } from './dictionary.ts';
import { fullModelName } from './model-aliases.ts';
import { modelSoundKey } from './model-traits.ts';

type Season = 'summer' | 'winter' | 'all_season';

/** A model that the trade knows, whether anybody sells it here or not. */
export interface TradeModel {
  brand: string;
  name: string;
  /** of tyres; null if the model comes for several, or if it is not known */
  season: Season | null;
}

const SEASONS: readonly Season[] = ['summer', 'winter', 'all_season'];

const SHELVES: readonly Record<string, Record<string, string> | undefined>[] = [
  tradeModels.tyres,
  tradeModels.wheels,
];

/** The models of a brand by their sound. */
type BrandModels = ReadonlyMap<string, TradeModel>;

/** Brands that were asked for: the keys of all would hold up the start. */
const asked = new Map<string, BrandModels>();

function modelsOf(brand: string): BrandModels {
  const models = SHELVES.flatMap((shelf) => Object.entries(shelf[brand] ?? {}));
  return new Map(
    models.map(([name, said]) => {
      const season = SEASONS.find((one) => said.startsWith(one)) ?? null;
      return [modelSoundKey(name), { brand, name, season }];
    }),
  );
}

/**
 * Returns the model of a brand that some words name, in any spelling, or undefined if the trade knows none.
 * Decision 400.
 */
export function tradeModelNamed(brand: string, words: string): TradeModel | undefined {
  const known = tradeBrand(brand);
  if (known === undefined) return undefined;
  const models = asked.get(known) ?? modelsOf(known);
  asked.set(known, models);
  const model = models.get(modelSoundKey(fullModelName(brand, words)));
  return model && { ...model, brand };
}
