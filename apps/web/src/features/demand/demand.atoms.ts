import type { ApiError, Data, OperationAt } from '@org/api-client';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import type { Signal } from '../../shared/api/query.ts';
import type { SectionCode } from '../../shared/sections.ts';
import { atomFamily } from '../../shared/session/family.ts';
import { visitorAtom } from '../../shared/session/visitor.atoms.ts';

type Grouping = NonNullable<
  NonNullable<OperationAt<'/companies/{id}/lost-choices', 'get'>['parameters']['query']>['by']
>;

export type Demand = Data<OperationAt<'/companies/{id}/market-demand', 'get'>>;
export type DemandRow = Demand['data'][number];

/** Whose demand is shown, and which part of it. */
export interface DemandScope {
  company: string;
  /** the first in which the company trades, if undefined */
  section: SectionCode | undefined;
  /** the whole country if undefined */
  city: string | undefined;
  weeks: number;
}

export const demandQueryOf = ({ section, city, weeks }: DemandScope) => ({
  weeks,
  ...(section && { section }),
  ...(city && { city }),
});

/** What buyers of the market look for. */
export const demandAtom = atomFamily((scope: DemandScope) =>
  atomWithQuery<Demand, ApiError>((get) => ({
    queryKey: ['getMarketDemand', get(visitorAtom), scope],
    queryFn: ({ signal }: Signal) =>
      api.GET('/companies/{id}/market-demand', {
        params: { path: { id: scope.company }, query: demandQueryOf(scope) },
        signal,
      }),
  })),
);

export type LostChoices = Data<OperationAt<'/companies/{id}/lost-choices', 'get'>>;

/** What a company has lost in its last weeks. */
export const lostChoicesAtom = atomFamily(
  ({ company, weeks, by }: { company: string; weeks: number; by: Grouping }) =>
    atomWithQuery<LostChoices, ApiError>((get) => ({
      queryKey: ['getLostChoices', get(visitorAtom), company, weeks, by],
      queryFn: ({ signal }: Signal) =>
        api.GET('/companies/{id}/lost-choices', {
          params: { path: { id: company }, query: { weeks, by } },
          signal,
        }),
    })),
);

export type ReliabilityReport = Data<OperationAt<'/companies/{id}/reliability', 'get'>>;

/** What makes a company's reliability. */
export const reliabilityAtom = atomFamily((company: string) =>
  atomWithQuery<ReliabilityReport, ApiError>((get) => ({
    queryKey: ['getReliability', get(visitorAtom), company],
    queryFn: ({ signal }: Signal) =>
      api.GET('/companies/{id}/reliability', { params: { path: { id: company } }, signal }),
  })),
);
