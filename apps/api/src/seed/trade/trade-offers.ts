import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { brandId, brandOf } from '../goods/brands.ts';
import { type Random, randomOf, share } from '../goods/random.ts';
import type { Catalog } from '../goods/seed-catalog.ts';
import type { SeedProduct } from '../goods/seed-product.ts';
import { split } from '../goods/shares.ts';
import type { Supplier, Warehouse } from '../parties/suppliers.ts';
import { demand, WEEK } from './seasons.ts';

/** Where an offer may be: a warehouse of a supplier that carries the brand. */
interface Place {
  supplier: Supplier;
  warehouse: Warehouse;
}

/** The places of a section and brand, and a ring of slots with their indexes. Large suppliers have more slots. */
interface Ring {
  places: readonly Place[];
  slots: readonly number[];
}

/** Whether a supplier carries a brand. Every supplier leaves out a third of the brands; sellers of leftovers none. */
const carries = (supplier: Supplier, brand: string, seed: number) =>
  supplier.sellsLeftovers || share(seed, supplier.at, brandId(brand), 37) < 0.68;

function ringOf(
  suppliers: readonly Supplier[],
  section: number,
  brand: string,
  seed: number,
): Ring {
  const selling = suppliers.filter(({ sections }) => sections.includes(section));
  const carrying = selling.filter((supplier) => carries(supplier, brand, seed));
  const places = (carrying.length >= 3 ? carrying : selling).flatMap((supplier) =>
    supplier.warehouses.map((warehouse): Place => ({ supplier, warehouse })),
  );
  const slots = places.flatMap(({ supplier }, at) =>
    Array.from({ length: Math.max(1, Math.round(supplier.weight * 4)) }, () => at),
  );
  return { places, slots };
}

/** Draws different places from the ring at random. If a place is taken, the next free one is used. */
function drawPlaces({ places, slots }: Ring, count: number, random: Random): Place[] {
  const drawn = new Set<number>();
  while (drawn.size < Math.min(count, places.length)) {
    let slot = random.between(0, slots.length - 1);
    while (drawn.has(slots[slot] ?? 0)) slot = (slot + 1) % slots.length;
    drawn.add(slots[slot] ?? 0);
  }
  return [...drawn].flatMap((at) => places[at] ?? []);
}

export interface Offer extends Place {
  /** Kopecks. */
  price: number;
  quantity: number;
  quantityIsMinimum: boolean;
  minOrder: number;
  multiple: number;
  dot: { year: number; week: number } | undefined;
  /** Where the goods were made. */
  country: string;
  /** The number of its customs declaration, if the supplier states those. */
  customsDeclaration: string | undefined;
}

/** The lowest and the highest price relative to the product's usual one. They keep the spread under 24 %. */
const LOWEST = 0.905;
const HIGHEST = 1.115;

/** From this age on a tyre is three years old by its DOT, on any day of the year, and cheaper. */
const OLD_WEEKS = 158;
const OLD_DISCOUNT = 0.06;

/** The share of products that nobody offers, and the share of offers that are sold out. */
const UNWANTED = 0.04;
const SOLD_OUT = 0.02;

const isTyre = (section: number) => section !== 2 && section !== 4;

/** Returns the weeks since a tyre was made: mostly in this season, sometimes three years ago. */
function ageWeeks(random: Random, isLeftover: boolean): number {
  const luck = random.share();
  if (isLeftover || luck > 0.97) return random.between(OLD_WEEKS, OLD_WEEKS + 14);
  if (luck > 0.88) return random.between(80, 130);
  if (luck > 0.65) return random.between(40, 80);
  return random.between(2, 40);
}

/** Returns the year and the week of production, as in the DOT code. */
function dotOf(now: Date, weeksAgo: number) {
  const made = subMilliseconds(now, weeksAgo * WEEK);
  const year = made.getUTCFullYear();
  const week = Math.floor(differenceInMilliseconds(made, Date.UTC(year, 0)) / WEEK) + 1;
  return { year, week: Math.min(52, week) };
}

/** Some suppliers state the customs declarations of imported goods. */
const declaresCustoms = ({ at }: Supplier) => at % 3 === 0;

/** Returns the number of a declaration of a half-year before the goods came; equal luck gives equal numbers. */
function declarationOf(now: Date, luck: number): string {
  const day = subMilliseconds(now, Math.ceil(4 + luck * 20) * WEEK).toISOString();
  const date = `${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(2, 4)}`;
  return `10702070/${date}/${5_000_000 + Math.floor(luck * 999_999)}`;
}

/** Returns the pieces in stock: usually a few, sometimes thousands, more in season. */
function quantityOf(random: Random, section: number, wanted: number): number {
  if (random.chance(SOLD_OUT)) return 0;
  const heavyTail = (1 - random.share()) ** -0.85;
  const typical = section === 5 ? 1.3 : section === 1 || section === 2 ? 5 : 3;
  return Math.min(2400, Math.max(1, Math.floor(typical * heavyTail * (1 + 0.35 * wanted))));
}

/** Rounds a price to whole tens of roubles, or to whole roubles if it is low, and returns kopecks. */
function roundPrice(roubles: number): number {
  const step = roubles < 2000 ? 1 : 10;
  return Math.max(1, Math.round(roubles / step)) * step * 100;
}

/** Returns a supplier's price for a product, the same in all of its warehouses. Old tyres are cheaper. */
function priceOf(ware: SeedProduct, supplier: Supplier, luck: number, isOld: boolean): number {
  const factor = 1 + supplier.markup + (luck - 0.5) * 0.1 - (isOld ? OLD_DISCOUNT : 0);
  return roundPrice(ware.price * Math.min(HIGHEST, Math.max(LOWEST, factor)));
}

function createOffer(
  place: Place,
  { section, ware, luck }: { section: number; ware: SeedProduct; luck: number },
  random: Random,
  now: Date,
): Offer {
  const { sellsLeftovers, sellsPieces, showsUpTo = Number.POSITIVE_INFINITY } = place.supplier;
  const { country, plants = [] } = brandOf(ware.brand);
  const age = ageWeeks(random, sellsLeftovers);
  const isDated = isTyre(section) && random.chance(0.93);
  const quantity = sellsLeftovers
    ? random.between(1, 3)
    : quantityOf(random, section, demand(ware.filters.season, now.getTime()));
  const from = random.pick([country, country, ...plants]);
  const lot = !sellsPieces && quantity >= ware.lot ? ware.lot : 1;
  return {
    ...place,
    price: priceOf(ware, place.supplier, luck, isDated && age >= OLD_WEEKS),
    quantity: Math.min(quantity, showsUpTo),
    quantityIsMinimum: quantity > showsUpTo,
    minOrder: lot,
    multiple: lot,
    dot: isDated ? dotOf(now, age) : undefined,
    country: from,
    customsDeclaration:
      from !== 'Россия' && declaresCustoms(place.supplier) ? declarationOf(now, luck) : undefined,
  };
}

/** Returns how much suppliers want each product: popular ones most, a few not at all. */
const popularity = (catalog: Catalog, seed: number) =>
  Float32Array.from({ length: catalog.count }, (_, at) => {
    const luck = share(seed, at, 41);
    if (luck < UNWANTED) return 0;
    return catalog.weight(at) ** 0.25 * Math.min(6, (1 - luck) ** -0.5);
  });

/** The offers of a product, by its number from 0. */
type Offers = (product: number, ware: SeedProduct) => Offer[];

export function createOffers(
  catalog: Catalog,
  suppliers: readonly Supplier[],
  total: number,
  seed: number,
  now: Date,
): Offers {
  const rings = new Map<string, Ring>();
  const ringFor = (section: number, brand: string) => {
    const key = `${section} ${brand}`;
    const ring = rings.get(key) ?? ringOf(suppliers, section, brand, seed);
    rings.set(key, ring);
    return ring;
  };
  const roomFor = (at: number) =>
    ringFor(catalog.sectionOf(at), catalog.name(at).brand).places.length;

  const counts = split(total, popularity(catalog, seed), roomFor);
  const most = counts.reduce((sum, count) => sum + count, 0);
  if (most < total)
    throw new RangeError(
      `${catalog.count} products of ${suppliers.length} suppliers have at most ${most} offers, not ${total}.`,
    );

  return (product, ware) => {
    const section = catalog.sectionOf(product);
    const random = randomOf(seed, product, 43);
    return drawPlaces(ringFor(section, ware.brand), counts[product] ?? 0, random).map((place) => {
      const luck = share(seed, product, place.supplier.at, 47);
      return createOffer(place, { section, ware, luck }, random, now);
    });
  };
}
