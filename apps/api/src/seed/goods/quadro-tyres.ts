import modelFacts from '@org/tyre-names/reference/quadro-models.json' with { type: 'json' };
import sizeFacts from '../../reference/quadro-sizes.json' with { type: 'json' };
import { brandPrice, brandWeight } from './brands.ts';
import { markingFilters, markingWords, parseMarking, widthInches } from './seed-good-marking.ts';
import { type Shelf, shelfOf } from './seed-product.ts';
import { speedOf } from './speeds.ts';

interface Combination {
  brand: string;
  model: { name: string; terrain: string };
  size: string;
  position: string;
  plies: number;
}

/** Terrains whose tyres are made in small sizes. Tyres for lawns are made in no others. */
const SMALL = new Set(['sport', 'turf']);
const SPEEDS: Record<string, string> = { sport: 'N', turf: 'B', mud: 'F', hard: 'L', trail: 'J' };

function* combinations(): Generator<Combination & { weight: number }> {
  for (const { brand, models } of modelFacts)
    for (const model of models)
      for (const { size, position } of sizeFacts) {
        const isSmall = parseMarking(size).diameter < 9;
        if (isSmall ? !SMALL.has(model.terrain) : model.terrain === 'turf') continue;
        for (const plies of isSmall ? [2, 4] : [6, 8])
          yield {
            brand,
            model,
            size,
            position: position === 'all' ? 'both' : position,
            plies,
            weight: brandWeight(brand) * (plies === 6 ? 1.5 : 1),
          };
      }
}

export const quadroTyres = (): Shelf =>
  shelfOf<Combination>(7, [...combinations()], ({ brand, model, size, position, plies }) => {
    const marking = parseMarking(size);
    const { outerDiameter: height = 17, construction } = marking;
    const width = widthInches(marking);
    const load = Math.round(Math.min(80, 22 + height * 0.6 + width + plies));
    const speed = SPEEDS[model.terrain] ?? 'J';
    return {
      size,
      words: markingWords(size),
      loadIndex: String(load),
      speedIndex: speed,
      filters: {
        ...markingFilters(marking),
        load_index: load,
        speed_rank: speedOf(speed),
        position,
        tube: 'TL',
        terrain: model.terrain,
        ply_rating: plies,
      },
      specs: { construction, tube: 'TL', terrain: model.terrain },
      price:
        7400 *
        (height / 25) ** 1.6 *
        (width / 9) ** 0.5 *
        brandPrice(brand) ** 0.8 *
        (construction === 'R' ? 1.15 : 1) *
        (model.terrain === 'mud' ? 1.1 : 1) *
        (1 + (plies - 6) * 0.02),
      lot: 2,
    };
  });
