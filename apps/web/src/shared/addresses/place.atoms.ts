import { atom } from 'jotai';
import { cityAtom, sessionAtom } from '../session/visitor.atoms.ts';
import { addressesAtom } from './addresses.atoms.ts';

/**
 * The city that an order would go to, unless another address is chosen: that of the first address, as in the cart, and
 * without one the buyer's city, '' if there is none. Undefined while the addresses are not known. Decision 507.
 */
export const placeAtom = atom((get): string | undefined => {
  const city = get(cityAtom);
  if (get(sessionAtom) === null) return city;
  const { data, isError } = get(addressesAtom);
  return data || isError ? (data?.[0]?.city ?? city) : undefined;
});
