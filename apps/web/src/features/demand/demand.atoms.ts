import type { Data, OperationAt } from '@org/api-client';
import { getLostChoices, getMarketDemand, getReliability } from '@org/api-client/operations';
import { answer, answerFamily } from '../../shared/api/answers.atoms.ts';
import { api } from '../../shared/api/api.ts';
import type { SectionCode } from '../../shared/sections.ts';

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

const demandQueryOf = ({ section, city, weeks }: DemandScope) => ({
  weeks,
  ...(section && { section }),
  ...(city && { city }),
});

/** What buyers of the market look for. */
export const demandAtom = answerFamily((scope: DemandScope) =>
  answer(getMarketDemand, {
    params: { path: { id: scope.company }, query: demandQueryOf(scope) },
  }),
);

export type LostChoices = Data<OperationAt<'/companies/{id}/lost-choices', 'get'>>;

/** What a company has lost in its last weeks. */
export const lostChoicesAtom = answerFamily(
  ({ company, weeks, by }: { company: string; weeks: number; by: Grouping }) =>
    answer(getLostChoices, { params: { path: { id: company }, query: { weeks, by } } }),
);

export type ReliabilityReport = Data<OperationAt<'/companies/{id}/reliability', 'get'>>;

/** What makes a company's reliability. */
export const reliabilityAtom = answerFamily((id: string) =>
  answer(getReliability, { params: { path: { id } } }),
);

export const exportDemand = (scope: DemandScope, format: 'xlsx' | 'csv') =>
  api.download('get', '/companies/{id}/market-demand/export', {
    params: { path: { id: scope.company }, query: { ...demandQueryOf(scope), format } },
  });
