import type { KnownNames } from '../names/trade/dictionary.ts';
import brands from '../reference/brands.json' with { type: 'json' };
import moto from '../reference/moto-models.json' with { type: 'json' };
import quadro from '../reference/quadro-models.json' with { type: 'json' };
import rims from '../reference/rim-models.json' with { type: 'json' };
import special from '../reference/special-models.json' with { type: 'json' };
import trucks from '../reference/truck-models.json' with { type: 'json' };
import tyres from '../reference/tyre-models.json' with { type: 'json' };

type Shelf = readonly { brand: string; models: readonly (string | { name: string })[] }[];

const shelves: readonly Shelf[] = [tyres, trucks, special, moto, quadro, rims];

/** The names in a new catalog: what is known before any price list was read. */
export const knownNames: KnownNames = {
  brands,
  models: shelves
    .flat()
    .flatMap(({ brand, models }) =>
      models.map((model) => ({ brand, name: typeof model === 'string' ? model : model.name })),
    ),
};
