import type { Address } from './addresses.atoms.ts';

/** «Монтажников, 24, Екатеринбург» */
export const placeOf = ({ street, city }: Pick<Address, 'street' | 'city'>) =>
  street.includes(city) ? street : `${street}, ${city}`;

/** The text of an address in a list to choose from. */
export const choiceOf = (address: Address) => `${address.label}: ${placeOf(address)}`;
