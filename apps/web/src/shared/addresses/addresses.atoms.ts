import { getCart, getUser, listAddresses, listCompanies } from '@org/api-client/operations';
import type { components } from '@org/api-client/schema';
import { answer, answerAtom, refresh } from '../api/answers.atoms.ts';

export type Address = components['schemas']['Address'];
export type AddressInput = components['schemas']['CreateAddressBody'];

/** The addresses to deliver to: the account's own and those of its companies, the default one first. */
export const addressesAtom = answerAtom(() => answer(listAddresses), {
  select: ({ data }) => data,
});

/** Reloads the addresses. Dates and costs in the cart depend on them, so the cart is reloaded too. */
export const refreshAddresses = () => refresh(listAddresses, getCart, getUser);

/** A company that the account may buy for, so that an address may belong to it. */
export interface Owner {
  id: string;
  name: string;
}

/** The companies that the account may buy for, named as people write them. */
export const ownersAtom = answerAtom(() => answer(listCompanies), {
  select: ({ data }): Owner[] =>
    data
      .filter(({ rights }) => rights.includes('buy'))
      .map(({ id, name, legal_form }) => ({
        id,
        name: legal_form ? `${legal_form} «${name}»` : name,
      })),
});
