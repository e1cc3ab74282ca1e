import {
  getCompany,
  getImport,
  listCompanies,
  listImportChanges,
  listImportDoubts,
  listImportRows,
  listImportRules,
  listImports,
  listRejectedRows,
  listRests,
  listWarehouses,
} from '@org/api-client/operations';
import type { components } from '@org/api-client/schema';
import {
  type Answer,
  answer,
  answerAtom,
  byNumber,
  cacheAnswer,
  knownAnswer,
  pagesFamily,
  refresh,
} from '../../shared/api/answers.atoms.ts';
import { api } from '../../shared/api/api.ts';
import { atomFamily } from '../../shared/session/family.ts';

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
export const pathOf = ({ companyId, importId }: ImportId) => ({
  id: companyId,
  import_id: importId,
});
const list = (id: ImportId): Answer<'getImport'> =>
  answer(getImport, { params: { path: pathOf(id) } });

/** Refetches what an import changes: its rows, the history, and the stock. */
export const refreshRelated = () =>
  refresh(
    listImportChanges,
    listRejectedRows,
    listImportDoubts,
    listImportRows,
    listImportRules,
    listImports,
    listRests,
    listWarehouses,
    getCompany,
    listCompanies,
  );

/** Puts an import that a call has returned into the query cache. */
export function cacheImport(id: ImportId, changed: Import) {
  const before = knownAnswer(list(id));
  cacheAnswer(list(id), changed);
  if (before?.status !== changed.status) void refreshRelated();
}

/** Refetches imports, and everything that depends on them. */
export const refreshImport = () => Promise.all([refresh(getImport), refreshRelated()]);

/** An import, refetched again and again while it is read or applied. */
export const importAtom = atomFamily((id: ImportId) =>
  answerAtom(() => list(id), {
    queryFn: async ({ signal }) => {
      const { operation, input } = list(id);
      const before = knownAnswer(list(id));
      const now = await api.call(operation, input, { signal });
      if (before && before.status !== now.status) void refreshRelated();
      return now;
    },
    refetchInterval: ({ state }) =>
      state.data && isUnderWay(state.data) ? POLL_INTERVAL_MS : false,
  }),
);

/** The price lists of a company, newest first. */
export const importsAtom = pagesFamily(
  (id: string) => answer(listImports, { params: { path: { id }, query: { per_page: PER_PAGE } } }),
  byNumber('query'),
  {
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(isUnderWay)) ? POLL_INTERVAL_MS : false,
  },
);

export type ChangeSort = components['schemas']['ImportChangeSort'];

/** What a price list changes, the largest price moves first if no order is asked for. */
export const changesAtom = pagesFamily(
  ({ kind, sort, ...id }: ImportId & { kind: ChangeKind; sort: ChangeSort | undefined }) =>
    answer(listImportChanges, {
      params: {
        path: pathOf(id),
        query: { kind, per_page: PER_PAGE, ...(sort && { order_by: sort }) },
      },
    }),
  byNumber('query'),
);

/** Rows that can't be sold, in the order of the file. */
export const rejectedAtom = pagesFamily(
  (id: ImportId) =>
    answer(listRejectedRows, { params: { path: pathOf(id), query: { per_page: PER_PAGE } } }),
  byNumber('query'),
);
