import modelFacts from '@org/tyre-names/reference/truck-models.json' with { type: 'json' };
import sizeFacts from '../../reference/truck-sizes.json' with { type: 'json' };
import { brandPrice, brandWeight } from './brands.ts';
import { bulkOf, markingFilters, markingWords, parseMarking } from './seed-good-marking.ts';
import { type Shelf, shelfOf } from './seed-product.ts';
import { parseService, type Service, speedOf } from './speeds.ts';

interface Model {
  name: string;
  axle: string;
}

interface Size {
  size: string;
  /** Another marking of the same size: 280R508 is 10.00 R20. */
  alias?: string;
  services: string[];
  plies: number[];
  axles: string[];
  tube: string;
  rim: number;
}

interface Combination {
  brand: string;
  model: Model;
  size: Size;
  service: Service;
  plies: number | undefined;
}

const models = modelFacts as readonly { brand: string; models: Model[] }[];
const sizes = sizeFacts as readonly Size[];

/** By the axle of a model: the axles in whose sizes the model is made. */
const SIZE_AXLES: Record<string, string[]> = {
  winter_drive: ['drive'],
  city: ['city', 'all'],
  all: ['all', 'steer'],
};

/** Returns the weight of a size. The first sizes of the facts are those that every depot stocks. */
const sizeWeight = (at: number) => 12 / (at + 4);

function* combinationsOf(brand: string, model: Model): Generator<Combination & { weight: number }> {
  const axles = SIZE_AXLES[model.axle] ?? [model.axle];
  for (const [at, size] of sizes.entries()) {
    if (!axles.some((axle) => size.axles.includes(axle))) continue;
    const plies: (number | undefined)[] = size.plies.length > 0 ? size.plies : [undefined];
    for (const service of size.services.map(parseService))
      for (const ply of plies)
        yield {
          brand,
          model,
          size,
          service,
          plies: ply,
          weight: sizeWeight(at) * brandWeight(brand),
        };
  }
}

function priceOf({ brand, model, size, plies = 16 }: Combination): number {
  const marking = parseMarking(size.size);
  const height = marking.profile > 0 ? marking.profile / 80 : 1;
  return (
    21_000 *
    (bulkOf(marking) / 279) ** 1.35 *
    height ** 0.4 *
    brandPrice(brand) *
    (1 + (plies - 16) * 0.012) *
    (model.axle === 'drive' || model.axle === 'winter_drive' ? 1.06 : 1)
  );
}

export const truckTyres = (): Shelf =>
  shelfOf<Combination>(
    3,
    models.flatMap(({ brand, models: list }) =>
      list.flatMap((model) => [...combinationsOf(brand, model)]),
    ),
    (combination) => {
      const { model, size, service, plies } = combination;
      const marking = parseMarking(size.size);
      const isWinter = model.axle === 'winter_drive';
      return {
        size: size.size,
        words: [...markingWords(size.size), ...(size.alias ? [size.alias.toLowerCase()] : [])],
        loadIndex: service.load,
        speedIndex: service.speed,
        filters: {
          ...markingFilters(marking),
          load_index: Number.parseInt(service.load, 10),
          speed_rank: speedOf(service.speed),
          tube: size.tube,
          three_peak: isWinter,
          season: isWinter ? 'winter' : 'all_season',
          axle: model.axle,
          ...(plies && { ply_rating: plies }),
        },
        specs: {
          construction: marking.construction,
          tube: size.tube,
          mud_snow: true,
          ...(isWinter && { three_peak: true }),
        },
        price: priceOf(combination),
        lot: 2,
      };
    },
  );
