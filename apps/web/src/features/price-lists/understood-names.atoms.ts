import type { ApiError, Data, OperationAt } from '@org/api-client';
import type { components } from '@org/api-client/schema';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import type { Signal } from '../../shared/api/query.ts';
import { atomFamily } from '../../shared/session/family.ts';
import { queryClient } from '../../shared/session/store.ts';
import { cacheImport, type ImportId, refreshRelated } from './price-lists.atoms.ts';

type Schemas = components['schemas'];
export type Doubt = Schemas['ImportDoubt'];
export type UnderstoodRow = Schemas['ImportRow'];
export type Rule = Schemas['ImportRule'];
export type RuleAnswer = Schemas['RuleAnswer'];
type RowsPage = Data<OperationAt<'/companies/{id}/rests/imports/{import_id}/rows', 'get'>>;

const pathOf = ({ companyId, importId }: ImportId) => ({ id: companyId, import_id: importId });

/** The open tab of a preview. It stays open when an answer makes the server read the file again. */
export const openTabAtom = atomFamily((_: ImportId) => atom('doubts'));

/** The doubts of an import, by kind. */
export const doubtsAtom = atomFamily((id: ImportId) =>
  atomWithQuery<Doubt[], ApiError>(() => ({
    queryKey: ['listImportDoubts', id.companyId, id.importId] as const,
    queryFn: async ({ signal }: Signal) => {
      const path = '/companies/{id}/rests/imports/{import_id}/doubts';
      return (await api.GET(path, { params: { path: pathOf(id) }, signal })).data;
    },
  })),
);

/** Rows that one call brings. */
export const ROWS_PER_PAGE = 50;

/** Which rows: those of a doubt, or those with some words; otherwise all of them. */
export interface RowsQuery extends ImportId {
  doubt?: string;
  q?: string;
}

/** A page of rows as they are understood, from 1. */
export const rowsAtom = atomFamily(({ page, doubt, q, ...id }: RowsQuery & { page: number }) =>
  atomWithQuery<RowsPage, ApiError>(() => ({
    queryKey: ['listImportRows', id.companyId, id.importId, doubt ?? '', q ?? '', page] as const,
    queryFn: ({ signal }: Signal) =>
      api.GET('/companies/{id}/rests/imports/{import_id}/rows', {
        params: {
          path: pathOf(id),
          query: { page, per_page: ROWS_PER_PAGE, ...(doubt && { doubt }), ...(q && { q }) },
        },
        signal,
      }),
  })),
);

/** The rules of a company: answers that it has given once for all its price lists. */
export const rulesAtom = atomFamily((companyId: string) =>
  atomWithQuery<Rule[], ApiError>(() => ({
    queryKey: ['listImportRules', companyId] as const,
    queryFn: async ({ signal }: Signal) => {
      const params = { path: { id: companyId } };
      return (await api.GET('/companies/{id}/import-rules', { params, signal })).data;
    },
  })),
);

/** An answer to a group of doubts. */
export interface Answer {
  answer: RuleAnswer;
  value: string | null;
  /** Whether the answer becomes a rule for later lists. */
  remember: boolean;
}

/** Answers some doubts; the server reads the file again with the answers. */
export async function answerDoubts(id: ImportId, answers: ReadonlyMap<string, Answer>) {
  const body = { answers: [...answers].map(([doubt, answer]) => ({ doubt, ...answer })) };
  const path = '/companies/{id}/rests/imports/{import_id}/doubts';
  cacheImport(id, await api.PUT(path, { params: { path: pathOf(id) }, body }));
  void refreshRelated(id);
}

const refreshRules = (companyId: string) =>
  queryClient.invalidateQueries({ queryKey: ['listImportRules', companyId] });

export async function changeRule(
  companyId: string,
  rule: Rule,
  body: Pick<Answer, 'answer' | 'value'>,
) {
  const params = { path: { id: companyId, rule_id: rule.id } };
  await api.PUT('/companies/{id}/import-rules/{rule_id}', { params, body });
  await refreshRules(companyId);
}

export async function removeRule(companyId: string, rule: Rule) {
  const params = { path: { id: companyId, rule_id: rule.id } };
  await api.DELETE('/companies/{id}/import-rules/{rule_id}', { params });
  await refreshRules(companyId);
}
