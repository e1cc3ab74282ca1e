import { brandId } from '../goods/brands.ts';
import { type Random, share } from '../random.ts';
import type { Supplier, Warehouse } from './suppliers.ts';

/** Where an offer may be: a warehouse of a supplier that carries the brand. */
export interface Place {
  supplier: Supplier;
  warehouse: Warehouse;
}

/** The places of a section and brand, and a ring of slots with their indexes. Large suppliers have more slots. */
export interface Ring {
  places: readonly Place[];
  slots: readonly number[];
}

/** Whether a supplier carries a brand. Every supplier leaves out a third of the brands; sellers of leftovers none. */
const carries = (supplier: Supplier, brand: string, seed: number) =>
  supplier.sellsLeftovers || share(seed, supplier.at, brandId(brand), 37) < 0.68;

export function ringOf(
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
export function drawPlaces({ places, slots }: Ring, count: number, random: Random): Place[] {
  const drawn = new Set<number>();
  while (drawn.size < Math.min(count, places.length)) {
    let slot = random.between(0, slots.length - 1);
    while (drawn.has(slots[slot] ?? 0)) slot = (slot + 1) % slots.length;
    drawn.add(slots[slot] ?? 0);
  }
  return [...drawn].flatMap((at) => places[at] ?? []);
}
