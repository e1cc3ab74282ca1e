import type { ApiError } from '@org/api-client';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import type { Signal } from '../../shared/api/query.ts';
import { atomFamily } from '../../shared/session/family.ts';
import { queryClient, store } from '../../shared/session/store.ts';
import { sessionAtom, visitorAtom } from '../../shared/session/visitor.atoms.ts';
import type { DeliveryTerms, DeliveryZone } from './delivery-draft.ts';

const keyOf = (visitor: number, company: string) => ['getDeliveryTerms', visitor, company] as const;

export const termsAtom = atomFamily((company: string) =>
  atomWithQuery<DeliveryTerms, ApiError>((get) => ({
    queryKey: keyOf(get(visitorAtom), company),
    queryFn: ({ signal }: Signal) =>
      api.GET('/companies/{id}/delivery-terms', { params: { path: { id: company } }, signal }),
    enabled: get(sessionAtom) !== null,
    // a refetch would lose what is being typed
    refetchOnWindowFocus: false,
  })),
);

export async function saveTerms(
  company: string,
  body: { revision: number; zones: DeliveryZone[] },
): Promise<void> {
  const saved = await api.PUT('/companies/{id}/delivery-terms', {
    params: { path: { id: company } },
    body,
  });
  queryClient.setQueryData(keyOf(store.get(visitorAtom), company), saved);
}
