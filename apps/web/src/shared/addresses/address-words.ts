import type { Address } from './atoms.ts';

/** «Монтажников, 24, Екатеринбург, основной» */
export const placeOf = ({ street, city }: Pick<Address, 'street' | 'city'>) =>
  street.includes(city) ? street : `${street}, ${city}`;

/** What an address is chosen by. */
export const choiceOf = (address: Address) => `${address.label}: ${placeOf(address)}`;
