import { disks } from './disks.ts';
import { motoTyres } from './moto-tyres.ts';
import { quadroTyres } from './quadro-tyres.ts';
import { share } from './random.ts';
import type { SeedProduct, Shelf } from './seed-product.ts';
import { SECTION_SHARES, split } from './shares.ts';
import { specialTyres } from './special-tyres.ts';
import { truckDisks } from './truck-disks.ts';
import { truckTyres } from './truck-tyres.ts';
import { tyres } from './tyres.ts';

/**
 * An invented catalog of any size. Its products are numbered from 0, section by section, and made when they are asked
 * for.
 */
export interface Catalog {
  count: number;
  sectionOf(at: number): number;
  /** The product's share of the trade, relative to the others of its section. */
  weight(at: number): number;
  name(at: number): { brand: string; model: string };
  ware(at: number): SeedProduct;
}

/** Draws the first `count` wares of a shelf, without repeats and in proportion to their weight. */
function draw(shelf: Shelf, seed: number, count: number): Uint32Array {
  const order = Uint32Array.from({ length: shelf.count }, (_, at) => at);
  // Efraimidis and Spirakis: the largest u^(1/weight) are a weighted sample without replacement
  const keys = Float64Array.from(order, (at) => {
    const luck = share(seed, shelf.section, at);
    return Math.log(1 - luck) / shelf.weight(at);
  });
  return order.sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0)).slice(0, count);
}

const EDITIONS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X'];
/** Returns the ending of a model's name. If more is asked for than the facts allow, later editions of models follow. */
const edition = (round: number) => EDITIONS[round] ?? ` ${round + 1}`;

interface Stand {
  shelf: Shelf;
  drawn: Uint32Array;
  from: number;
}

export function createCatalog(count: number, seed: number): Catalog {
  const shelves = [
    tyres(),
    disks(),
    truckTyres(),
    truckDisks(),
    specialTyres(),
    motoTyres(),
    quadroTyres(),
  ];
  const sizes = split(count, SECTION_SHARES);
  let from = 0;
  const stands = shelves.map((shelf, at): Stand => {
    const size = sizes[at] ?? 0;
    const stand = { shelf, drawn: draw(shelf, seed, size), from };
    from += size;
    return stand;
  });

  const standOf = (at: number) => {
    const stand = stands.findLast((candidate) => candidate.from <= at);
    if (!stand || at >= count) throw new RangeError(`There is no product ${at}.`);
    return stand;
  };
  const locate = (at: number) => {
    const { shelf, drawn, from: start } = standOf(at);
    const place = at - start;
    return {
      shelf,
      ware: drawn[place % drawn.length] ?? 0,
      suffix: edition(Math.floor(place / drawn.length)),
    };
  };
  const name = (at: number) => {
    const { shelf, ware, suffix } = locate(at);
    const { brand, model } = shelf.name(ware);
    return { brand, model: model + suffix };
  };
  return {
    count,
    name,
    sectionOf: (at) => standOf(at).shelf.section,
    weight: (at) => {
      const { shelf, ware } = locate(at);
      return shelf.weight(ware);
    },
    ware: (at) => {
      const { shelf, ware: place } = locate(at);
      const ware = shelf.ware(place);
      // a few per cent more or less than size and brand suggest
      const whim = 0.94 + 0.12 * share(seed, shelf.section, place, 1);
      return { ...ware, ...name(at), price: ware.price * whim };
    },
  };
}
