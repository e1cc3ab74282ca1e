import { subMilliseconds } from 'date-fns/subMilliseconds';
import { share } from '../goods/random.ts';
import { type Catalog, createCatalog } from '../goods/seed-catalog.ts';
import type { SeedProduct } from '../goods/seed-product.ts';
import { createSuppliers, type Supplier } from '../parties/suppliers.ts';
import { priceLevel, WEEK } from './seasons.ts';
import { createOffers, type Offer } from './trade-offers.ts';

/** The days of the price history, newest first: today and every second week of the 12 months before. */
const historyDays = (now: Date): Date[] =>
  Array.from({ length: 27 }, (_, at) => subMilliseconds(now, at * 2 * WEEK));

interface PricePoint {
  day: Date;
  minBulkPrice: number;
  offersCount: number;
}

/** Returns the history of a product's lowest price: the level of the market, with a slow wave of the product's own. */
function historyOf(
  today: { minBulkPrice: number; offersCount: number },
  season: string | undefined,
  product: number,
  seed: number,
  days: readonly Date[],
): PricePoint[] {
  const phase = share(seed, product, 61) * 2 * Math.PI;
  const pace = 1 + share(seed, product, 67);
  const level = (day: Date, at: number) =>
    priceLevel(season, day.getTime()) * (1 + 0.025 * Math.sin(phase + (at * pace) / 3));
  const [newest] = days;
  const now = newest ? level(newest, 0) : 1;
  return days.map((day, at) => {
    const ratio = level(day, at) / now;
    const crowd = at === 0 ? 1 : 0.75 + 0.4 * share(seed, product, at, 71);
    return {
      day,
      // prices are in whole roubles
      minBulkPrice:
        at === 0 ? today.minBulkPrice : Math.round((today.minBulkPrice * ratio) / 100) * 100,
      offersCount: Math.max(1, Math.round(today.offersCount * crowd)),
    };
  });
}

export interface TradeSize {
  products: number;
  offers: number;
  /** The same seed and day make the same trade. */
  seed: number;
  now: Date;
}

export interface Product {
  /** From 1 on. */
  id: number;
  section: number;
  ware: SeedProduct;
}

/** An invented trade. Nothing of it is stored: every part is made when it is asked for. */
export interface Trade {
  size: TradeSize;
  suppliers: readonly Supplier[];
  catalog: Catalog;
  products(): Generator<Product>;
  offers(product: Product): Offer[];
  history(product: Product): PricePoint[];
}

export function createTrade(size: TradeSize): Trade {
  const { products, offers, seed, now } = size;
  const catalog = createCatalog(products, seed);
  const suppliers = createSuppliers(offers, seed, now);
  const supply = createOffers(catalog, suppliers, offers, seed, now);
  const days = historyDays(now);
  const offersOf = ({ id, ware }: Product) => supply(id - 1, ware);
  return {
    size,
    suppliers,
    catalog,
    *products() {
      for (let at = 0; at < catalog.count; at++)
        yield { id: at + 1, section: catalog.sectionOf(at), ware: catalog.ware(at) };
    },
    offers: offersOf,
    history: (product) => {
      const live = offersOf(product).filter(({ quantity }) => quantity > 0);
      if (live.length === 0) return [];
      const today = {
        minBulkPrice: Math.min(...live.map(({ price }) => price)),
        offersCount: live.length,
      };
      return historyOf(today, product.ware.filters.season, product.id, seed, days);
    },
  };
}
