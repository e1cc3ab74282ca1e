import brands from '../db/seed/facts/brands.json' with { type: 'json' };
import moto from '../db/seed/facts/moto-models.json' with { type: 'json' };
import quadro from '../db/seed/facts/quadro-models.json' with { type: 'json' };
import rims from '../db/seed/facts/rim-models.json' with { type: 'json' };
import special from '../db/seed/facts/special-models.json' with { type: 'json' };
import trucks from '../db/seed/facts/truck-models.json' with { type: 'json' };
import tyres from '../db/seed/facts/tyre-models.json' with { type: 'json' };
import type { KnownNames } from '../names/dictionary.ts';

type Shelf = readonly { brand: string; models: readonly (string | { name: string })[] }[];

const shelves: readonly Shelf[] = [tyres, trucks, special, moto, quadro, rims];

/** The names that a fresh catalogue holds: what a parser knows before any price list was read. */
export const knownNames: KnownNames = {
  brands,
  models: shelves
    .flat()
    .flatMap(({ brand, models }) =>
      models.map((model) => ({ brand, name: typeof model === 'string' ? model : model.name })),
    ),
};
