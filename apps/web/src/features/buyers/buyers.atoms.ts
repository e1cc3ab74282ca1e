import type { ApiError } from '@org/api-client';
import type { components } from '@org/api-client/schema';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import type { Signal } from '../../shared/api/query.ts';
import { atomFamily } from '../../shared/session/family.ts';
import { sessionAtom, visitorAtom } from '../../shared/session/visitor.atoms.ts';

export type Agreement = components['schemas']['Agreement'];

/** The agreements of a supplier: its buyers with their credit terms and debts. */
export const agreementsAtom = atomFamily((company: string) =>
  atomWithQuery<{ data: Agreement[] }, ApiError>((get) => ({
    queryKey: ['listAgreements', get(visitorAtom), company],
    queryFn: ({ signal }: Signal) =>
      api.GET('/companies/{id}/agreements', { params: { path: { id: company } }, signal }),
    enabled: get(sessionAtom) !== null,
  })),
);
