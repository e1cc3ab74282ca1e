import type { ApiError } from '@org/api-client';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api.ts';
import { sessionAtom, visitorAtom } from '../../shared/atoms.ts';

export interface BuyerCompany {
  id: string;
  name: string;
}

/** The companies that somebody may buy for. */
export const buyersAtom = atomWithQuery<BuyerCompany[], ApiError>((get) => ({
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
