import tradeModels from '../facts/trade-models.json' with { type: 'json' };
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

const MODELS = new Map<string, Map<string, TradeModel>>();
for (const shelf of [tradeModels.tyres, tradeModels.wheels])
  for (const [brand, models] of Object.entries<Record<string, string>>(shelf)) {
    const own = MODELS.get(brand) ?? new Map<string, TradeModel>();
    MODELS.set(brand, own);
    for (const [name, said] of Object.entries(models)) {
      const season = SEASONS.find((one) => said.startsWith(one)) ?? null;
      own.set(modelSoundKey(name), { brand, name, season });
    }
  }

/** Returns the model of a brand that some words name, in any spelling, or undefined if the trade knows none. */
export function tradeModelNamed(brand: string, words: string): TradeModel | undefined {
  const models = MODELS.get(tradeBrand(brand) ?? brand);
  const model = models?.get(modelSoundKey(fullModelName(brand, words)));
  return model && { ...model, brand };
}
