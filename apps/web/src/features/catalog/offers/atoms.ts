import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { api } from '../../../shared/api/api.ts';
import type { PageSignal } from '../../../shared/api/query.ts';
import { atomFamily } from '../../../shared/session/family.ts';
import type { Filters } from '../search.ts';
import type { orderFor } from './offer-words.ts';

interface Offered {
  productId: string;
  filters: Filters;
  order: ReturnType<typeof orderFor>;
  /** city of the delivery, '' for none */
  to: string;
}

/** Five at first, because that is what a person compares; then all the others, by the hundred. */
const FIRST_OFFERS = 5;
const MORE_OFFERS = 100;

interface OffersPage {
  page: number;
  per_page: number;
}

const FIRST_PAGE: OffersPage = { page: 1, per_page: FIRST_OFFERS };

/** The loaded offers of a product, each once. */
export const offersIn = <Offer>(pages: readonly { data: Offer[] }[] = []) =>
  (pages.length > 1 ? pages.slice(1) : pages).flatMap(({ data }) => data);

/** How many offers the next press brings. */
export const nextOffersOf = (loaded: number, total: number) =>
  Math.min(total - loaded, loaded === FIRST_OFFERS ? MORE_OFFERS - FIRST_OFFERS : MORE_OFFERS);

/**
 * Offers of a product. The second request brings the first offers again, because their order may have changed since.
 */
export const offersAtom = atomFamily(({ productId, filters, order, to }: Offered) =>
  atomWithInfiniteQuery(() => ({
    queryKey: ['listProductRests', productId, filters, order, to] as const,
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (
      { meta }: { meta: { current_page: number; last_page: number } },
      _pages: unknown,
      turn: OffersPage,
    ) => {
      if (meta.current_page >= meta.last_page) return undefined;
      const page = turn.per_page === FIRST_OFFERS ? 1 : turn.page + 1;
      return { page, per_page: MORE_OFFERS };
    },
    queryFn: ({ pageParam, signal }: PageSignal) =>
      api.POST('/product/{product_id}/rests', {
        params: { path: { product_id: productId } },
        body: { ...filters, ...(to && { to }), order_by: order, ...(pageParam as OffersPage) },
        signal,
      }),
  })),
);
