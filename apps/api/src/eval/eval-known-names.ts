import brands from '../facts/brands.json' with { type: 'json' };
import moto from '../facts/moto-models.json' with { type: 'json' };
import quadro from '../facts/quadro-models.json' with { type: 'json' };
import rims from '../facts/rim-models.json' with { type: 'json' };
import special from '../facts/special-models.json' with { type: 'json' };
import trucks from '../facts/truck-models.json' with { type: 'json' };
import tyres from '../facts/tyre-models.json' with { type: 'json' };
import type { KnownNames } from '../names/trade/dictionary.ts';

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
