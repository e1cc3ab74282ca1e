import type { ProductRow } from '../product.ts';

/** How a product is shown, which the index does not know: `ProductRow` without its offers and its place in a set. */
export type Card = Pick<ProductRow, 'id'> & Record<string, unknown>;

/** Cards that were shown, by the product's id: good for as long as no product is described otherwise. */
export interface Cards {
  get(id: number): Card | undefined;
  keep(card: Card): void;
  bytes(): number;
}

const MOST_CARDS = 5000;
/** What one takes, about: thirty-odd fields and their words. */
const CARD_BYTES = 2000;

export function createCards(): Cards {
  const cards = new Map<number, Card>();
  return {
    get: (id) => cards.get(id),
    keep: (card) => {
      cards.set(Number(card.id), card);
      const [oldest] = cards.keys();
      if (cards.size > MOST_CARDS) cards.delete(oldest!);
    },
    bytes: () => cards.size * CARD_BYTES,
  };
}
