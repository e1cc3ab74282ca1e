import modelFacts from '@org/tyre-names/reference/special-models.json' with { type: 'json' };
import sizeFacts from '../../reference/special-sizes.json' with { type: 'json' };
import { brandPrice, brandWeight } from './brands.ts';
import { bulkOf, markingFilters, markingWords, parseMarking } from './seed-good-marking.ts';
import { type Shelf, shelfOf } from './seed-product.ts';
import { speedOf } from './speeds.ts';

interface Model {
  name: string;
  application: string;
  pattern: string;
}

interface Combination {
  brand: string;
  model: Model;
  size: string;
  alias: string | undefined;
  plies: number;
}

/** What the trade expects of tyres for a kind of machine. */
interface Kind {
  plies: number[];
  speed: string;
  /** Relative to an agricultural tyre of the same size. */
  price: number;
}

const KINDS: Record<string, Kind> = {
  agro: { plies: [8, 10, 12], speed: 'A8', price: 1 },
  agro_front: { plies: [6, 8], speed: 'A6', price: 0.9 },
  implement: { plies: [8, 10, 14, 16], speed: 'A8', price: 1.1 },
  industrial: { plies: [10, 12, 14], speed: 'A8', price: 1.15 },
  skid_steer: { plies: [8, 10, 12], speed: 'A2', price: 1.1 },
  forklift: { plies: [10, 14, 16, 20], speed: 'A5', price: 1.35 },
  otr: { plies: [16, 20, 24, 28], speed: 'B', price: 1.9 },
  forestry: { plies: [14, 16, 20], speed: 'A8', price: 1.5 },
  onoff: { plies: [10, 14], speed: 'F', price: 1.1 },
};

const kindOf = ({ application }: Model): Kind => {
  const kind = KINDS[application];
  if (!kind) throw new Error(`There is no application ${application}.`);
  return kind;
};

const models = modelFacts as readonly { brand: string; models: Model[] }[];
const sizes = sizeFacts as Record<string, readonly string[]>;

function* combinationsOf(brand: string, model: Model): Generator<Combination & { weight: number }> {
  for (const text of sizes[model.application] ?? []) {
    const [, size = text, alias] = /^(\S+)(?: \((\S+)\))?$/.exec(text) ?? [];
    // the deep radial tread exists on radial tyres only
    if (model.pattern === 'R-1W' && !size.includes('R')) continue;
    for (const [order, plies] of kindOf(model).plies.entries())
      yield { brand, model, size, alias, plies, weight: brandWeight(brand) / (order + 1) };
  }
}

export const specialTyres = (): Shelf =>
  shelfOf<Combination>(
    5,
    models.flatMap(({ brand, models: list }) =>
      list.flatMap((model) => [...combinationsOf(brand, model)]),
    ),
    ({ brand, model, size, alias, plies }) => {
      const marking = parseMarking(size);
      const { construction } = marking;
      const isSolid = model.pattern === 'SOLID';
      const tube = construction === 'R' ? 'TL' : 'TT';
      // relative to the smallest front tyre of a tractor, 6.00-16
      const bulk = bulkOf(marking) / 96;
      const { price, speed } = kindOf(model);
      const load = Math.round(Math.min(250, 88 + 68 * Math.log10(bulk) + plies / 4));
      return {
        size,
        words: [...markingWords(size), ...(alias ? markingWords(alias) : [])],
        loadIndex: String(load),
        speedIndex: speed,
        filters: {
          ...markingFilters(marking),
          load_index: load,
          speed_rank: speedOf(speed),
          application: model.application,
          pattern: model.pattern,
          ply_rating: plies,
          ...(isSolid ? { construction: 'solid' } : { tube }),
        },
        specs: {
          construction,
          ...(!isSolid && { tube }),
        },
        price: 6200 * bulk ** 1.22 * price * brandPrice(brand) * (1 + (plies - 10) * 0.015),
        lot: 1,
      };
    },
  );
