import { type Catalogue, createCatalogue } from '../goods/catalogue.ts';
import type { Ware } from '../goods/ware.ts';
import { createSuppliers, type Supplier } from '../parties/suppliers.ts';
import { historyDays, historyOf, type PricePoint } from './trade-history.ts';
import { createOffers, type Offer } from './trade-offers.ts';

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
  ware: Ware;
}

/** An invented trade. Nothing of it is stored: every part is made when it is asked for. */
export interface Trade {
  size: TradeSize;
  suppliers: readonly Supplier[];
  catalogue: Catalogue;
  products(): Generator<Product>;
  offers(product: Product): Offer[];
  history(product: Product): PricePoint[];
}

export function createTrade(size: TradeSize): Trade {
  const { products, offers, seed, now } = size;
  const catalogue = createCatalogue(products, seed);
  const suppliers = createSuppliers(offers, seed, now);
  const supply = createOffers(catalogue, suppliers, offers, seed, now);
  const days = historyDays(now);
  const offersOf = ({ id, ware }: Product) => supply(id - 1, ware);
  return {
    size,
    suppliers,
    catalogue,
    *products() {
      for (let at = 0; at < catalogue.count; at++)
        yield { id: at + 1, section: catalogue.sectionOf(at), ware: catalogue.ware(at) };
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
