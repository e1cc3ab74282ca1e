import modelFacts from '@org/tyre-names/reference/tyre-models.json' with { type: 'json' };
import sizeFacts from '../../reference/tyre-sizes.json' with { type: 'json' };
import { brandOf, brandPrice, brandWeight } from './brands.ts';
import { share } from './random.ts';
import {
  type Marking,
  markingFilters,
  markingWords,
  parseMarking,
  widthInches,
} from './seed-good-marking.ts';
import { type Shelf, shelfOf } from './seed-product.ts';
import { parseService, type Service, speedOf } from './speeds.ts';

type Vehicle = 'car' | 'suv' | 'van';

interface Model {
  name: string;
  season: 'summer' | 'winter' | 'all_season';
  studded?: boolean;
  vehicle: Vehicle;
  sport?: boolean;
  terrain?: 'AT' | 'MT';
}

interface Size {
  size: string;
  services: string[];
  class: Vehicle;
  popularity: number;
  marking: Marking;
}

interface Combination {
  brand: string;
  model: Model;
  size: Size;
  service: Service;
  runFlat: boolean;
}

const models = modelFacts as readonly { brand: string; models: Model[] }[];
const sizes: readonly Size[] = (sizeFacts as readonly Omit<Size, 'marking'>[]).map((size) => ({
  ...size,
  marking: parseMarking(size.size),
}));

/** How well a model for one kind of vehicle fits sizes of another; 0 means never. */
const FIT: Record<Vehicle, Record<Vehicle, number>> = {
  car: { car: 1, suv: 0.25, van: 0 },
  suv: { car: 0.05, suv: 1, van: 0 },
  van: { car: 0, suv: 0, van: 1 },
};

/** Makers of run-flat tyres, which run without air. */
const RUN_FLAT = new Set([
  'Bridgestone',
  'Continental',
  'Dunlop',
  'Goodyear',
  'Hankook',
  'Kumho',
  'Michelin',
  'Pirelli',
  'Yokohama',
]);
const HOMOLOGATIONS = ['MO', 'AO', '*', 'N0', 'VOL', 'LR', 'J', 'MOE', 'HN', 'EV'];

function fit(brand: string, model: Model, size: Size): number {
  const { diameter } = size.marking;
  if (model.sport && diameter < 17) return 0;
  if (model.terrain && (size.class !== 'suv' || diameter < 15)) return 0;
  const isOffRoad = size.size.includes('x') || size.services.some((text) => text.endsWith('LT'));
  if (isOffRoad && !model.terrain) return 0;
  const large = diameter > 20 && brandOf(brand).segment === 'budget' ? 0.3 : 1;
  return FIT[model.vehicle][size.class] * large;
}

/**
 * Returns the load and speed indices in which a model is made: winter tyres in slower ones, summer and sport tyres in
 * faster ones.
 */
function servicesOf(model: Model, size: Size): Service[] {
  const all = size.services.map(parseService).sort((a, b) => speedOf(a.speed) - speedOf(b.speed));
  if (all.length < 2 || size.class === 'van') return all;
  const isSlow = ({ speed }: Service) => speedOf(speed) < speedOf('H');
  const services = all.filter((service) =>
    model.season === 'winter' ? isSlow(service) : !isSlow(service),
  );
  if (services.length > 0) return services;
  return model.season === 'winter' ? all.slice(0, 1).map((one) => ({ ...one, speed: 'T' })) : all;
}

function* combinationsOf(brand: string, model: Model): Generator<Combination & { weight: number }> {
  for (const size of sizes) {
    const fits = fit(brand, model, size);
    if (fits === 0) continue;
    const weight = size.popularity ** 2 * fits * brandWeight(brand);
    const canRunFlat =
      RUN_FLAT.has(brand) &&
      !model.terrain &&
      !model.studded &&
      size.class !== 'van' &&
      /R(1[7-9]|2)/.test(size.size);
    for (const [at, service] of servicesOf(model, size).entries()) {
      const usual = weight / (at + 1);
      yield { brand, model, size, service, runFlat: false, weight: usual };
      if (canRunFlat) yield { brand, model, size, service, runFlat: true, weight: usual / 8 };
    }
  }
}

const BUILD_PRICE = { car: 1, suv: 1.1, van: 1.2 };
const SEASON_PRICE = { summer: 1, winter: 1.05, all_season: 1.04 };

function priceOf({ brand, model, size, runFlat, service }: Combination): number {
  const { diameter } = size.marking;
  const widthMm = widthInches(size.marking) * 25.4;
  return (
    3300 *
    1.15 ** (diameter - 13) *
    (widthMm / (175 + 7 * (diameter - 13))) ** 0.7 *
    brandPrice(brand) *
    BUILD_PRICE[size.class] *
    SEASON_PRICE[model.season] *
    (model.studded ? 1.06 : 1) *
    (model.terrain ? 1.2 : 1) *
    (model.sport ? 1.08 : 1) *
    (service.mark === 'XL' ? 1.02 : 1) *
    (runFlat ? 1.28 : 1)
  );
}

/** Returns a homologation, which few tyres have. */
function homologationOf({ brand, model }: Combination, at: number) {
  const isHomologated =
    brandOf(brand).segment === 'premium' &&
    !model.studded &&
    !model.terrain &&
    share(at, 11) < 0.08;
  return isHomologated ? (HOMOLOGATIONS[at % HOMOLOGATIONS.length] ?? 'MO') : undefined;
}

function specsOf({ model, size }: Combination, homologation: string | undefined) {
  const { construction } = size.marking;
  return {
    construction,
    tube: 'TL',
    vehicle: model.vehicle,
    ...(model.season !== 'summer' && { mud_snow: true }),
    ...(model.season === 'winter' && { three_peak: true }),
    ...(model.terrain && { terrain: model.terrain }),
    ...(homologation && { homologation }),
  };
}

export const tyres = (): Shelf =>
  shelfOf<Combination>(
    1,
    models.flatMap(({ brand, models: list }) =>
      list.flatMap((model) => [...combinationsOf(brand, model)]),
    ),
    (combination, at) => {
      const { model, size, service, runFlat } = combination;
      const homologation = homologationOf(combination, at);
      return {
        size: size.size,
        words: markingWords(size.size),
        loadIndex: service.load,
        speedIndex: service.speed,
        filters: {
          ...markingFilters(size.marking),
          load_index: Number.parseInt(service.load, 10),
          speed_rank: speedOf(service.speed),
          season: model.season,
          studded: model.studded ?? false,
          run_flat: runFlat,
          xl: service.mark === 'XL',
          tube: 'TL',
          vehicle: model.vehicle,
          ...(model.terrain && { terrain: model.terrain }),
          ...(homologation && { homologation }),
          three_peak: model.season === 'winter',
          light_truck: size.marking.lightTruck || service.mark === 'C' || service.mark === 'LT',
        },
        specs: specsOf(combination, homologation),
        price: priceOf(combination),
        lot: 4,
      };
    },
  );
