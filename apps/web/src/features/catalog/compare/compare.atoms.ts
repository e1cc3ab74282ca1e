import { getOwnPurchases } from '@org/api-client/operations';
import { atom } from 'jotai';
import { answer, answerFamily } from '../../../shared/api/answers.atoms.ts';
import { atomFamily } from '../../../shared/session/family.ts';
import type { PageSession } from '../../../shared/session/page-session.ts';
import { cityAtom, costAtom, sessionAtom } from '../../../shared/session/visitor.atoms.ts';
import {
  prefetchFacts,
  prefetchPriceHistory,
  priceHistoryAtom,
  productFactsAtom,
} from '../facts/facts.atoms.ts';
import { filtersFor } from '../offers/compared-ids.ts';
import {
  anyOffers,
  firstOffers,
  offersAtom,
  offersIn,
  prefetchAnyOffers,
} from '../offers/offers.atoms.ts';
import { pricedDays } from '../offers/price-days.ts';
import { prefetchProductAlone, productAtom } from '../search/catalog.atoms.ts';
import type { ComparedProduct } from './comparison.ts';

/** What a comparison is of. */
interface Comparison {
  ids: readonly string[];
  pieces: number;
}

/** What the visitor has bought of a product. */
const ownPurchasesAtom = answerFamily((product_id: string) =>
  answer(getOwnPurchases, { params: { path: { product_id } } }),
);

/** What is known of the goods to compare: each, or the failure of its request; undefined while it loads. */
export const comparedAtom = atomFamily(({ ids, pieces }: Comparison) =>
  atom((get) =>
    ids.map((id): ComparedProduct | { error: unknown } | undefined => {
      const product = get(productAtom(id));
      const facts = get(productFactsAtom(id));
      const offered = firstOffers(id, filtersFor(pieces), {
        cost: get(costAtom),
        to: get(cityAtom),
      });
      const fresh = get(offersAtom(offered));
      const isNone = fresh.data && offersIn(fresh.data.pages).length === 0;
      const offers =
        isNone && product.data?.offers_count ? get(offersAtom(anyOffers(offered))) : fresh;
      const history = get(priceHistoryAtom(id));
      const bought = get(sessionAtom) === null ? null : get(ownPurchasesAtom(id));
      const error = product.error ?? facts.error ?? offers.error;
      if (error) return { error };
      if (!product.data || !facts.data || !offers.data || history.isPending) return undefined;
      return {
        product: product.data,
        facts: facts.data.facts,
        offers: offersIn(offers.data.pages),
        days: pricedDays(history.data?.data ?? []),
        bought: bought && (bought.isPending ? 'loading' : (bought.data ?? null)),
      };
    }),
  ),
);

/** Starts the requests of a comparison before its page is rendered. */
export function prefetchCompared(session: PageSession, { ids, pieces }: Comparison) {
  for (const id of ids) {
    prefetchProductAlone(session, id);
    prefetchFacts(session, id);
    void prefetchAnyOffers(session, id, filtersFor(pieces));
    prefetchPriceHistory(session, id);
  }
}
