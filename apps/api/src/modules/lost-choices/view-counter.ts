import type { Account } from '../../accounts/auth.ts';
import { createMinuteRows } from '../../cache/minute-rows.ts';

/** How many are counted in a minute: more than people make are no real ones. */
const MAX_VIEWS = 20_000;

/** What a signed-in buyer saw: all offers of a product, or one offer that is in the cart. */
export type OfferView = { account_id: string } & ({ product_id: string } | { offer_id: string });

/** Counts whose goods buyers look at. Decision 443. */
export interface ViewCounter {
  /** Notes that somebody has opened the offers of a product. Visitors and programs don't count. */
  noteProduct(account: Account | null, product: string): void;
  /** Notes which offers somebody has in the cart. */
  noteCart(account: Account | null, offers: readonly string[]): void;
  /** Writes what was noted. */
  flush(): Promise<void>;
}

export function createViewCounter(
  write: (views: readonly OfferView[]) => Promise<unknown>,
  onError: (error: unknown) => void,
): ViewCounter {
  const rows = createMinuteRows(write, onError);
  const note = (view: OfferView) => {
    if (rows.size < MAX_VIEWS) rows.set(Object.values(view).join(), view);
  };
  const personOf = (account: Account | null) => (account?.keyOf ? undefined : account?.id);
  return {
    noteProduct(account, product_id) {
      const account_id = personOf(account);
      if (account_id) note({ account_id, product_id });
    },
    noteCart(account, offers) {
      const account_id = personOf(account);
      if (account_id) for (const offer_id of offers) note({ account_id, offer_id });
    },
    flush: rows.flush,
  };
}
