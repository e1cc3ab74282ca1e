import { atom } from 'jotai';
import { addressesAtom } from '../../shared/addresses/addresses.atoms.ts';
import { placeAtom } from '../../shared/addresses/place.atoms.ts';

/** The address that is chosen for the request on the page; null delivers as the cart would be. */
export const chosenAddressAtom = atom<string | null>(null);

/** The city that the request on the page goes to: its prices with the delivery are for it, as the sums of its plans are. */
export const requestPlaceAtom = atom((get) => {
  const chosen = get(chosenAddressAtom);
  const address = chosen && get(addressesAtom).data?.find(({ id }) => id === chosen);
  return address ? address.city : get(placeAtom);
});
