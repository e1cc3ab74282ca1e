import { brandId, brandOf } from './brands.ts';
import type { Catalogue } from './catalogue.ts';
import { type Random, randomOf, share } from './random.ts';
import { demand, WEEK } from './seasons.ts';
import { split } from './shares.ts';
import type { Supplier, Warehouse } from './suppliers.ts';
import type { Ware } from './ware.ts';

export interface Offer {
  supplier: Supplier;
  warehouse: Warehouse;
  /** Kopecks. */
  price: number;
  quantity: number;
  quantityIsMinimum: boolean;
  minOrder: number;
  multiple: number;
  dot: { year: number; week: number } | undefined;
  /** Where the goods were made. */
  country: string;
}

/** One place of a product's offers: a warehouse of a supplier that carries the brand. */
interface Place {
  supplier: Supplier;
  warehouse: Warehouse;
}

/** The lowest and highest price against the product's usual one: they keep the spread under 24 %. */
const LOWEST = 0.905;
const HIGHEST = 1.115;
const SOLD_OUT = 0.02;
const UNWANTED = 0.04;

const isTyre = (section: number) => section !== 2 && section !== 4;

export interface Offers {
  of(product: number, ware: Ware): Offer[];
}

/** Every supplier leaves out a third of the brands; those who sell leftovers have any. */
const carries = (supplier: Supplier, brand: string, seed: number) =>
  supplier.sellsLeftovers || share(seed, supplier.at, brandId(brand), 37) < 0.68;

/** The places of a section and brand as a ring on which large suppliers take more room. */
function ringOf(suppliers: readonly Supplier[], section: number, brand: string, seed: number) {
  const selling = suppliers.filter(({ sections }) => sections.includes(section));
  const carrying = selling.filter((supplier) => carries(supplier, brand, seed));
  const places: Place[] = (carrying.length >= 3 ? carrying : selling).flatMap((supplier) =>
    supplier.warehouses.map((warehouse) => ({ supplier, warehouse })),
  );
  const slots = places.flatMap(({ supplier }, at) =>
    Array.from({ length: Math.max(1, Math.round(supplier.weight * 4)) }, () => at),
  );
  return { places, slots };
}

/** Different places of the ring, drawn by chance; a taken one gives way to the next free one. */
function drawPlaces({ places, slots }: ReturnType<typeof ringOf>, count: number, random: Random) {
  const taken = new Set<number>();
  while (taken.size < count) {
    let slot = random.between(0, slots.length - 1);
    while (taken.has(slots[slot] ?? 0)) slot = (slot + 1) % slots.length;
    taken.add(slots[slot] ?? 0);
  }
  return [...taken].flatMap((at) => places[at] ?? []);
}

/** Weeks since a tyre was made: mostly this season's, at times three years old. */
function ageWeeks(random: Random, isLeftover: boolean): number {
  const luck = random.share();
  if (isLeftover || luck > 0.97) return random.between(150, 165);
  if (luck > 0.88) return random.between(80, 130);
  if (luck > 0.65) return random.between(40, 80);
  return random.between(2, 40);
}

/** Year and week of production, as the DOT code gives them. */
export function dotOf(now: Date, weeksAgo: number) {
  const made = new Date(now.getTime() - weeksAgo * WEEK);
  const year = made.getUTCFullYear();
  const week = Math.floor((made.getTime() - Date.UTC(year, 0)) / WEEK) + 1;
  return { year, week: Math.min(52, week) };
}

function quantityOf(random: Random, section: number, isLeftover: boolean, wanted: number): number {
  const luck = random.share();
  if (isLeftover) return random.between(1, 3);
  if (luck < SOLD_OUT) return 0;
  const heavy = (1 - random.share()) ** -0.85;
  const typical = section === 5 ? 1.3 : section === 1 || section === 2 ? 5 : 3;
  return Math.min(2400, Math.max(1, Math.floor(typical * heavy * (1 + 0.35 * wanted))));
}

/** Whole tens of roubles, in kopecks; whole roubles for what is cheap. */
export function roundPrice(roubles: number): number {
  const step = roubles < 2000 ? 1 : 10;
  return Math.max(1, Math.round(roubles / step)) * step * 100;
}

export function createOffers(
  catalogue: Catalogue,
  suppliers: readonly Supplier[],
  total: number,
  seed: number,
  now: Date,
): Offers {
  const rings = new Map<string, ReturnType<typeof ringOf>>();
  const ringFor = (section: number, brand: string) => {
    const key = `${section} ${brand}`;
    const ring = rings.get(key) ?? ringOf(suppliers, section, brand, seed);
    rings.set(key, ring);
    return ring;
  };
  const ringAt = (at: number) => ringFor(catalogue.sectionOf(at), catalogue.name(at).brand);

  const weights = Float32Array.from({ length: catalogue.count }, (_, at) => {
    const luck = share(seed, at, 41);
    if (luck < UNWANTED) return 0;
    return catalogue.weight(at) ** 0.25 * Math.min(6, (1 - luck) ** -0.5);
  });
  const counts = split(total, weights, (at) => ringAt(at).places.length);

  return {
    of: (product, ware) => {
      const count = counts[product] ?? 0;
      if (count === 0) return [];
      const section = catalogue.sectionOf(product);
      const random = randomOf(seed, product, 43);
      const { country, plants = [] } = brandOf(ware.brand);
      return drawPlaces(ringFor(section, ware.brand), count, random).map(
        ({ supplier, warehouse }) => {
          const weeks = ageWeeks(random, supplier.sellsLeftovers);
          const wanted = demand(ware.filters.season, now.getTime());
          const quantity = quantityOf(random, section, supplier.sellsLeftovers, wanted);
          const isMore = supplier.showsUpTo !== undefined && quantity > supplier.showsUpTo;
          // one price per supplier, wherever the tyre lies; old ones are cheaper
          const own = share(seed, product, supplier.at, 47) * 0.1 - 0.05;
          const factor = 1 + supplier.markup + own - (weeks > 140 ? 0.06 : 0);
          const bySets = !supplier.sellsPieces && quantity >= ware.lot;
          return {
            supplier,
            warehouse,
            price: roundPrice(ware.price * Math.min(HIGHEST, Math.max(LOWEST, factor))),
            quantity: isMore ? (supplier.showsUpTo ?? quantity) : quantity,
            quantityIsMinimum: isMore,
            minOrder: bySets ? ware.lot : 1,
            multiple: bySets ? ware.lot : 1,
            dot: isTyre(section) && random.chance(0.93) ? dotOf(now, weeks) : undefined,
            country: random.pick([country, country, ...plants]),
          };
        },
      );
    },
  };
}
