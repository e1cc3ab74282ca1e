import { listProductRests } from '@org/api-client/operations';
import {
  answer,
  fetchPages,
  type Paging,
  pagesFamily,
  prefetchPages,
} from '../../../shared/api/answers.atoms.ts';
import type { PageSession } from '../../../shared/session/page-session.ts';
import type { Cost } from '../../../shared/session/preferences.ts';
import { cityAtom, costAtom } from '../../../shared/session/visitor.atoms.ts';
import type { Filters } from '../search/catalog-search.ts';
import { type Offer, type OfferOrder, orderFor } from './offer-words.ts';

type Standing = NonNullable<Offer['delivery']>['standing'];

export interface OffersKey {
  productId: string;
  filters: Filters;
  order: ReturnType<typeof orderFor>;
  /** city of the delivery, '' for none */
  to: string;
  /** only these of the offers for a city */
  standing?: Standing;
}

/** What the offers of a product are asked for first: with a city those that can be the best, by the landed price. */
export function firstOffers(
  productId: string,
  filters: Filters,
  { cost, to, chosen }: { cost: Cost; to: string; chosen?: OfferOrder | undefined },
): OffersKey {
  if (!to) {
    const order = orderFor(
      chosen === 'landed' ? 'bulk_price__asc' : (chosen ?? 'bulk_price__asc'),
      cost,
    );
    return { productId, filters, order, to };
  }
  const order = orderFor(
    chosen === undefined || chosen === 'bulk_price__asc' ? 'landed' : chosen,
    cost,
  );
  const counted = cost === 'net' ? { ...filters, landed_by: 'net' } : filters;
  return { productId, filters: counted, order, to, standing: 'fresh' };
}

/** Older offers too, and those whose delivery is not known: for goods that have no others. */
export function anyOffers({ standing: _fresh, ...any }: OffersKey): OffersKey {
  return any;
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

/** The second request brings the first offers again, because their order may have changed since. */
const paging: Paging<'listProductRests'> = {
  place: 'body',
  first: FIRST_PAGE,
  next: ({ meta }, before) => {
    if (meta.current_page >= meta.last_page) return undefined;
    const { page, per_page } = before as OffersPage;
    return { page: per_page === FIRST_OFFERS ? 1 : page + 1, per_page: MORE_OFFERS };
  },
};

const offers = ({ productId, filters, order, to, standing }: OffersKey) =>
  answer(listProductRests, {
    params: { path: { product_id: productId } },
    body: {
      ...filters,
      ...(to && { to }),
      ...(standing && { standing: [standing] }),
      order_by: order,
    },
  });

/** Offers of a product. */
export const offersAtom = pagesFamily(offers, paging);

const firstOf = ({ store }: PageSession, productId: string, filters: Filters) =>
  firstOffers(productId, filters, { cost: store.get(costAtom), to: store.get(cityAtom) });

/** Starts the request of a product's offers before the page that shows them is rendered. */
export const prefetchOffers = (session: PageSession, productId: string) =>
  void prefetchPages(session, offers(firstOf(session, productId, {})), paging);

/** The same, and where there are none, the request of the older ones and those whose delivery is not known. */
export async function prefetchAnyOffers(
  session: PageSession,
  productId: string,
  filters: Filters,
): Promise<void> {
  const first = firstOf(session, productId, filters);
  const found = await fetchPages(session, offers(first), paging).catch(() => undefined);
  if (first.standing && found && offersIn(found.pages).length === 0)
    await prefetchPages(session, offers(anyOffers(first)), paging);
}
