import tradeModels from '../dictionary/trade-models.json' with { type: 'json' };
import { modelNameKey, tradeBrand } from './dictionary.ts';

const MODELS = new Map(
  Object.entries<Record<string, string>>(tradeModels.aliases).map(([brand, models]) => [
    brand,
    new Map(Object.entries(models).map(([alias, model]) => [modelNameKey(alias), model])),
  ]),
);

/** Other names of a brand's models, each with the model's full name: «W429» is «Winter i*Pike RS2 W429». */
const aliasesOf = (brand: string): ReadonlyMap<string, string> =>
  MODELS.get(tradeBrand(brand) ?? brand) ?? new Map();

/** Returns the full name of a model that is called by its code or its former name, else the name itself. */
export const fullModelName = (brand: string, model: string): string =>
  aliasesOf(brand).get(modelNameKey(model)) ?? model;
