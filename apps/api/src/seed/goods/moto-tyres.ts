import modelFacts from '@org/tyre-names/reference/moto-models.json' with { type: 'json' };
import sizeFacts from '../../reference/moto-sizes.json' with { type: 'json' };
import { brandPrice, brandWeight } from './brands.ts';
import { markingFilters, markingWords, parseMarking, widthInches } from './seed-good-marking.ts';
import { type Shelf, shelfOf } from './seed-product.ts';
import { parseService, speedOf } from './speeds.ts';

interface Model {
  name: string;
  use: string;
}

interface Combination {
  brand: string;
  model: Model;
  size: string;
  service: string;
  position: string;
  tube: string;
}

const models = modelFacts as readonly { brand: string; models: Model[] }[];
const sizes = sizeFacts as Record<string, Record<'front' | 'rear', readonly string[]>>;

/** Kinds whose wheels have spokes, and therefore often a tube. */
const SPOKED = new Set(['classic', 'enduro', 'motocross']);
const USE_PRICES: Record<string, number> = {
  sport: 1.25,
  'sport-touring': 1.2,
  adventure: 1.15,
  cruiser: 1.2,
  scooter: 0.6,
};

function* combinationsOf(brand: string, model: Model): Generator<Combination & { weight: number }> {
  const { front = [], rear = [] } = sizes[model.use] ?? {};
  const marks = new Set([...front, ...rear]);
  for (const mark of marks) {
    const [, size, service] = /^(.*) (\S+)$/.exec(mark) ?? [];
    if (!size || !service) throw new Error(`«${mark}» is no motorcycle tyre.`);
    const isFront = front.includes(mark);
    const position = isFront && rear.includes(mark) ? 'both' : isFront ? 'front' : 'rear';
    for (const tube of SPOKED.has(model.use) ? ['TT', 'TL'] : ['TL']) {
      const combination = { brand, model, size, service, position, tube };
      yield { ...combination, weight: brandWeight(brand) * (tube === 'TL' ? 1 : 0.7) };
    }
  }
}

export const motoTyres = (): Shelf =>
  shelfOf<Combination>(
    6,
    models.flatMap(({ brand, models: list }) =>
      list.flatMap((model) => [...combinationsOf(brand, model)]),
    ),
    ({ brand, model, size, service, position, tube }) => {
      const marking = parseMarking(size);
      const { load, speed } = parseService(service);
      return {
        size,
        words: markingWords(size),
        loadIndex: load,
        speedIndex: speed,
        filters: {
          ...markingFilters(marking),
          load_index: Number(load),
          speed_rank: speedOf(speed),
          position,
          moto_type: model.use,
          tube,
        },
        specs: { construction: marking.construction, tube },
        price:
          7800 *
          (widthInches(marking) / 4.72) ** 0.75 *
          (marking.diameter / 17) ** 0.5 *
          brandPrice(brand) ** 0.8 *
          (USE_PRICES[model.use] ?? 1),
        lot: 2,
      };
    },
  );
