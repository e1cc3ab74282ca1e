import type { ApiError } from '@org/api-client';
import type { components } from '@org/api-client/schema';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../api/api.ts';
import { sessionAtom, visitorAtom } from '../atoms.ts';
import { queryClient } from '../session/store.ts';

export type Address = components['schemas']['Address'];
export type AddressInput = components['schemas']['CreateAddressBody'];

/** Where goods may go: one's own addresses and those of one's companies, the default one first. */
export const addressesAtom = atomWithQuery<Address[], ApiError>((get) => ({
  queryKey: ['listAddresses', get(visitorAtom)],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await api.GET('/addresses', { signal })).data,
  enabled: get(sessionAtom) !== null,
}));

/** Dates and costs of the cart depend on where it goes. */
export const refreshAddresses = () =>
  Promise.all(
    ['listAddresses', 'getCart', 'getUser'].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );

/** Whose an address may be. */
export interface Owner {
  id: string;
  name: string;
}

/** The companies that somebody speaks for, as people write them. */
export const ownersAtom = atomWithQuery<Owner[], ApiError>((get) => ({
  queryKey: ['listCompanies', get(visitorAtom), 'buyers'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { data } = await api.GET('/companies', { signal });
    return data.map(({ id, name, legal_form }) => ({
      id,
      name: legal_form ? `${legal_form} «${name}»` : name,
    }));
  },
  enabled: get(sessionAtom) !== null,
}));
