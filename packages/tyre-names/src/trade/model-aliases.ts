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

/** The letters before a code by which makers call a line of models: Toyo's PXCF2 is Proxes CF2, its OPAT Open Country A/T. */
const LINES: ReadonlyMap<string, readonly (readonly [RegExp, string])[]> = new Map([
  [
    'Toyo',
    [
      [/^PX(?=[A-Z0-9])/i, 'Proxes '],
      [/^OP(?=[AHMR]T)/i, 'Open Country '],
      [/^OB(?=G)/i, 'Observe '],
    ],
  ],
]);

/** Returns the full name of a model that is called by its code or its former name, else the name itself. */
export function fullModelName(brand: string, model: string): string {
  const whole = aliasesOf(brand).get(modelNameKey(model));
  if (whole !== undefined) return whole;
  const [pattern, line] = (LINES.get(brand) ?? []).find(([begins]) => begins.test(model)) ?? [];
  return pattern && line !== undefined ? model.replace(pattern, line) : model;
}
