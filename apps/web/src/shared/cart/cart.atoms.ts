import { getCart } from '@org/api-client/operations';
import { atom } from 'jotai';
import { answer, answerAtom, prefetch } from '../api/answers.atoms.ts';
import type { PageSession } from '../session/page-session.ts';
import { sessionAtom, visitorLinesAtom } from '../session/visitor.atoms.ts';
import { costOf, isLines } from './cart-lines.ts';

const isSignedInAtom = atom((get) => get(sessionAtom) !== null);

/** The lines of a visitor's cart; none if the stored ones are invalid. */
const linesAtom = atom((get) => {
  const lines = get(visitorLinesAtom);
  return isLines(lines) ? lines : [];
});

export const ownCart = answer(getCart);

/**
 * The cart of the signed-in user. Another device may have changed it, so it is requested again on return to the window.
 */
export const cartAtom = answerAtom(() => ownCart, { refetchOnWindowFocus: 'always' });

/** Starts the request before the page that shows the cart is loaded. */
export const prefetchCart = (session: PageSession) => prefetch(session, ownCart);

/** Quantities that the server has not confirmed yet, by offer id. */
export const pendingQuantitiesAtom = atom<ReadonlyMap<string, number>>(new Map<string, number>());

/** The quantity of each offer in the cart, as if the server had confirmed all changes. */
export const quantitiesAtom = atom<ReadonlyMap<string, number>>((get) => {
  if (!get(isSignedInAtom))
    return new Map(get(linesAtom).map(({ offer_id, quantity }) => [offer_id, quantity]));
  const { data } = get(cartAtom);
  const items = data?.suppliers.flatMap((group) => group.items) ?? [];
  return new Map([
    ...items.map(({ offer_id, quantity }) => [offer_id, quantity] as const),
    ...get(pendingQuantitiesAtom),
  ]);
});

/** The number of lines and what they cost; undefined until known. */
export const totalsAtom = atom((get) => {
  if (get(isSignedInAtom)) {
    const { data } = get(cartAtom);
    return data && { lines: data.items_count, sum: data.payable };
  }
  const lines = get(linesAtom);
  return { lines: lines.length, sum: costOf(lines) };
});
