import type { ApiError } from '@org/api-client';
import type { components } from '@org/api-client/schema';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../api/api.ts';
import type { Signal } from '../api/query.ts';
import { queryClient } from '../session/store.ts';
import { sessionAtom, visitorAtom } from '../session/visitor.atoms.ts';

export type Address = components['schemas']['Address'];
export type AddressInput = components['schemas']['CreateAddressBody'];

/** The addresses to deliver to: the account's own and those of its companies, the default one first. */
export const addressesAtom = atomWithQuery<Address[], ApiError>((get) => ({
  queryKey: ['listAddresses', get(visitorAtom)],
  queryFn: async ({ signal }: Signal) => (await api.GET('/addresses', { signal })).data,
  enabled: get(sessionAtom) !== null,
}));

/** Reloads the addresses. Dates and costs in the cart depend on them, so the cart is reloaded too. */
export const refreshAddresses = () =>
  Promise.all(
    ['listAddresses', 'getCart', 'getUser'].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );

/** A company that the account may buy for, so that an address may belong to it. */
export interface Owner {
  id: string;
  name: string;
}

/** The companies that the account may buy for, named as people write them. */
export const ownersAtom = atomWithQuery<Owner[], ApiError>((get) => ({
  queryKey: ['listCompanies', get(visitorAtom), 'buyers'],
  queryFn: async ({ signal }: Signal) => {
    const { data } = await api.GET('/companies', { signal });
    const buyers = data.filter(({ rights }) => rights.includes('buy'));
    return buyers.map(({ id, name, legal_form }) => ({
      id,
      name: legal_form ? `${legal_form} «${name}»` : name,
    }));
  },
  enabled: get(sessionAtom) !== null,
}));
