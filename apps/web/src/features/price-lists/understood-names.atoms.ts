import { listImportDoubts, listImportRows, listImportRules } from '@org/api-client/operations';
import type { components } from '@org/api-client/schema';
import type { BringWork } from '@org/ui/data-grid';
import { atom } from 'jotai';
import { answer, answerFamily, fetchAnswer, refresh } from '../../shared/api/answers.atoms.ts';
import { api } from '../../shared/api/api.ts';
import { atomFamily } from '../../shared/session/family.ts';
import { cacheImport, type ImportId, pathOf, refreshRelated } from './price-lists.atoms.ts';

type Schemas = components['schemas'];
export type Doubt = Schemas['ImportDoubt'];
export type UnderstoodRow = Schemas['ImportRow'];
export type Rule = Schemas['ImportRule'];
export type RuleAnswer = Schemas['RuleAnswer'];

/** The open tab of a preview. It stays open when an answer makes the server read the file again. */
export const openTabAtom = atomFamily((_: ImportId) => atom('doubts'));

/** The doubts of an import, by kind. */
export const doubtsAtom = answerFamily(
  (id: ImportId) => answer(listImportDoubts, { params: { path: pathOf(id) } }),
  { select: ({ data }) => data },
);

/** Rows that one call brings. */
export const ROWS_PER_PAGE = 50;

/** Which rows: those of a doubt, or those with some words; otherwise all of them. */
export interface RowsQuery extends ImportId {
  doubt?: string;
  q?: string;
}

const rowsOf = (
  { page, doubt, q, ...id }: RowsQuery & { page: number },
  perPage: number = ROWS_PER_PAGE,
) =>
  answer(listImportRows, {
    params: {
      path: pathOf(id),
      query: { page, per_page: perPage, ...(doubt && { doubt }), ...(q && { q }) },
    },
  });

/** A page of rows as they are understood, from 1. */
export const rowsAtom = answerFamily((query: RowsQuery & { page: number }) => rowsOf(query));

/** Rows of a call that brings what is copied, the most that one may bring; and how many calls run at once. */
const ROWS_PER_CALL = 100;
const CALLS_AT_ONCE = 4;

/** The rows from one place to another, the last one excluded: what is copied may be thousands. */
export async function fetchRows(
  query: RowsQuery,
  { start, end }: { start: number; end: number },
  { signal, onProgress }: BringWork,
) {
  const first = Math.floor(start / ROWS_PER_CALL);
  const count = Math.ceil(end / ROWS_PER_CALL) - first;
  const pages: (readonly UnderstoodRow[])[] = [];
  let next = 0;
  let come = 0;
  const bringSome = async () => {
    while (next < count && !signal.aborted) {
      const at = next++;
      const wanted = rowsOf({ ...query, page: first + at + 1 }, ROWS_PER_CALL);
      pages[at] = (await fetchAnswer(wanted)).data;
      onProgress(++come / count);
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, bringSome));
  signal.throwIfAborted();
  return pages.flat().slice(start - first * ROWS_PER_CALL, end - first * ROWS_PER_CALL);
}

/** Pages of rows that follow each other, each with what has come of it. */
export const rowPagesAtom = atomFamily(
  ({ query, first, last }: { query: RowsQuery; first: number; last: number }) =>
    atom((get) =>
      Array.from({ length: last - first + 1 }, (_, at) => {
        const page = first + at;
        const { data, error } = get(rowsAtom({ ...query, page }));
        return { page, data, error };
      }),
    ),
);

/** The rules of a company: answers that it has given once for all its price lists. */
export const rulesAtom = answerFamily(
  (id: string) => answer(listImportRules, { params: { path: { id } } }),
  { select: ({ data }) => data },
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
  void refreshRelated();
}

export async function changeRule(
  companyId: string,
  rule: Rule,
  body: Pick<Answer, 'answer' | 'value'>,
) {
  const params = { path: { id: companyId, rule_id: rule.id } };
  await api.PUT('/companies/{id}/import-rules/{rule_id}', { params, body });
  await refresh(listImportRules);
}

export async function removeRule(companyId: string, rule: Rule) {
  const params = { path: { id: companyId, rule_id: rule.id } };
  await api.DELETE('/companies/{id}/import-rules/{rule_id}', { params });
  await refresh(listImportRules);
}
