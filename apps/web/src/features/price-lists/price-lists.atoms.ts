import type { ApiError, Data, OperationAt } from '@org/api-client';
import type { components } from '@org/api-client/schema';
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
import { api } from '../../shared/api/api.ts';
import { nextPageOf, type PageSignal, type Signal } from '../../shared/api/query.ts';
import { atomFamily } from '../../shared/session/family.ts';
import { queryClient } from '../../shared/session/store.ts';

type ImportsPage = Data<OperationAt<'/companies/{id}/rests/imports', 'get'>>;
type ChangesPage = Data<OperationAt<'/companies/{id}/rests/imports/{import_id}/changes', 'get'>>;
type RejectedPage = Data<OperationAt<'/companies/{id}/rests/imports/{import_id}/rejected', 'get'>>;
type Schemas = components['schemas'];
export type Import = Schemas['Import'];
export type ImportMode = Schemas['ImportMode'];
export type ImportColumn = Schemas['ImportColumn'];
export type ColumnField = Schemas['ColumnField'];
export type ColumnChoice = Schemas['ColumnChoice'];
export type StockChoice = Schemas['StockChoice'];
export type NamelessChoice = Schemas['NamelessChoice'];
export type RateChoice = Schemas['RateChoice'];
export type UnreadChoice = Schemas['UnreadChoice'];
export type HiddenChoice = Schemas['HiddenChoice'];
export type HeaderChoice = Schemas['HeaderChoice'];
export type ChangeKind = Schemas['ImportChangeFilter'];
export type ImportChange = Schemas['ImportChange'];
export type RejectedRow = Schemas['RejectedRow'];

/** One price list of one company. */
export interface ImportId {
  companyId: string;
  importId: string;
}

const PER_PAGE = 20;
/** How often an import is refetched while it is under way. */
const POLL_INTERVAL_MS = 700;

const isUnderWay = ({ status }: Import) => status === 'reading' || status === 'running';
const pathOf = ({ companyId, importId }: ImportId) => ({ id: companyId, import_id: importId });
const importKey = ({ companyId, importId }: ImportId) =>
  ['getImport', companyId, importId] as const;
const paging = { initialPageParam: 1, getNextPageParam: nextPageOf };

/** Refetches what an import changes: its rows, the history, and the stock. */
export const refreshRelated = ({ companyId, importId }: ImportId) =>
  Promise.all(
    [
      ['listImportChanges', companyId, importId],
      ['listRejectedRows', companyId, importId],
      ['listImportDoubts', companyId, importId],
      ['listImportRows', companyId, importId],
      ['listImportRules', companyId],
      ['listImports', companyId],
      ['listRests', companyId],
      ['listWarehouses', companyId],
      ['getCompany'],
      ['listCompanies'],
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );

/** Puts an import that a call has returned into the query cache. */
export function cacheImport(id: ImportId, list: Import) {
  const before = queryClient.getQueryData<Import>(importKey(id));
  queryClient.setQueryData(importKey(id), list);
  if (before?.status !== list.status) void refreshRelated(id);
}

/** Refetches an import, and everything that depends on it. */
export const refreshImport = (id: ImportId) =>
  Promise.all([queryClient.invalidateQueries({ queryKey: importKey(id) }), refreshRelated(id)]);

/** An import, refetched again and again while it is read or applied. */
export const importAtom = atomFamily((id: ImportId) =>
  atomWithQuery<Import, ApiError>(() => ({
    queryKey: importKey(id),
    queryFn: async ({ signal }: Signal) => {
      const params = { path: pathOf(id) };
      const list = await api.GET('/companies/{id}/rests/imports/{import_id}', { params, signal });
      const before = queryClient.getQueryData<Import>(importKey(id));
      if (before && before.status !== list.status) void refreshRelated(id);
      return list;
    },
    refetchInterval: ({ state }: { state: { data?: Import } }) =>
      state.data && isUnderWay(state.data) ? POLL_INTERVAL_MS : false,
  })),
);

/** The price lists of a company, newest first. */
export const importsAtom = atomFamily((companyId: string) =>
  atomWithInfiniteQuery<ImportsPage, ApiError>(() => ({
    ...paging,
    queryKey: ['listImports', companyId] as const,
    queryFn: ({ pageParam, signal }: PageSignal) =>
      api.GET('/companies/{id}/rests/imports', {
        params: {
          path: { id: companyId },
          query: { page: pageParam as number, per_page: PER_PAGE },
        },
        signal,
      }),
    refetchInterval: ({ state }: { state: { data?: { pages: ImportsPage[] } } }) =>
      state.data?.pages.some(({ data }) => data.some(isUnderWay)) ? POLL_INTERVAL_MS : false,
  })),
);

/** What a price list changes, the largest price moves first. */
export const changesAtom = atomFamily(({ kind, ...id }: ImportId & { kind: ChangeKind }) =>
  atomWithInfiniteQuery<ChangesPage, ApiError>(() => ({
    ...paging,
    queryKey: ['listImportChanges', id.companyId, id.importId, kind] as const,
    queryFn: ({ pageParam, signal }: PageSignal) =>
      api.GET('/companies/{id}/rests/imports/{import_id}/changes', {
        params: {
          path: pathOf(id),
          query: { kind, page: pageParam as number, per_page: PER_PAGE },
        },
        signal,
      }),
  })),
);

/** Rows that can't be sold, in the order of the file. */
export const rejectedAtom = atomFamily((id: ImportId) =>
  atomWithInfiniteQuery<RejectedPage, ApiError>(() => ({
    ...paging,
    queryKey: ['listRejectedRows', id.companyId, id.importId] as const,
    queryFn: ({ pageParam, signal }: PageSignal) =>
      api.GET('/companies/{id}/rests/imports/{import_id}/rejected', {
        params: {
          path: pathOf(id),
          query: { page: pageParam as number, per_page: PER_PAGE },
        },
        signal,
      }),
  })),
);
