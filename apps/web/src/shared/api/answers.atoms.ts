import {
  type ApiError,
  type Data,
  type Input,
  isPublic,
  type Operation,
  type OperationId,
} from '@org/api-client';
import type { operations } from '@org/api-client/schema';
import { type InfiniteData, type Query, skipToken } from '@tanstack/query-core';
import { type Atom, atom, type Getter } from 'jotai';
import {
  type AtomWithInfiniteQueryOptions,
  type AtomWithQueryOptions,
  atomWithInfiniteQuery,
  atomWithQuery,
} from 'jotai-tanstack-query';
import { atomFamily } from '../session/family.ts';
import type { PageSession } from '../session/page-session.ts';
import { queryClient, store } from '../session/store.ts';
import { sessionAtom, visitorAtom } from '../session/visitor.atoms.ts';
import { api } from './api.ts';
import { ownLink } from './api-base.ts';

/** The data that an operation answers with. */
export type AnswerOf<Id extends OperationId> = Data<operations[Id]>;

/** An answer of the API: of which operation, and what goes in. Its place in the cache follows from both. Decision 504. */
export interface Answer<Id extends OperationId> {
  operation: Operation<Id>;
  input: Input<Id>;
  /** stands for the answer if the call fails */
  otherwise?: AnswerOf<Id>;
}

type InputOf<Id extends OperationId> =
  Partial<Input<Id>> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

export const answer = <Id extends OperationId>(
  operation: Operation<Id>,
  ...[input = {} as Input<Id>]: InputOf<Id>
): Answer<Id> => ({ operation, input });

const NO_KEY = ['nothing', 0, {}] as const;

/**
 * How the cache gets an answer. Every answer is of one visitor: whoever leaves takes along what was shown to him, the
 * marks in public answers included.
 */
const answerQuery = <Id extends OperationId>(
  { operation, input, otherwise }: Answer<Id>,
  visitor: number,
) => ({
  queryKey: [operation, visitor, input] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<Id>> => {
    const call = api.call(operation, input, { signal });
    return otherwise === undefined ? call : call.catch(() => otherwise);
  },
});

const isOpenTo = (get: Getter, operation: Operation) =>
  isPublic(operation) || get(sessionAtom) !== null;

/** Settings of a query besides what follows from its answer. */
type QueryOptions<Id extends OperationId, Shown> = Partial<
  Omit<AtomWithQueryOptions<AnswerOf<Id>, ApiError, Shown>, 'queryKey' | 'enabled'>
>;

/** What a query is about: its answer, whose it is, and whether it may be asked for. */
interface Question<Id extends OperationId> {
  wanted: Answer<Id> | null;
  visitor: number;
  isAllowed: boolean;
}

/**
 * An atom of the query that is about what is wanted now. Each question has a query atom of its own: one that changed its
 * key while it is shown would ask, give up as its old answer is left, and ask again. Decision 515.
 */
function atomOfNow<Id extends OperationId, Shown>(
  answerFor: (get: Getter) => Answer<Id> | null,
  queryAtom: (question: Question<Id>) => Atom<Shown>,
): Atom<Shown> {
  const queries = atomFamily(queryAtom);
  return atom((get) => {
    const wanted = answerFor(get);
    const isAllowed = wanted !== null && isOpenTo(get, wanted.operation);
    return get(queries({ wanted, visitor: get(visitorAtom), isAllowed }));
  });
}

/**
 * The atom of an answer; with null nothing is asked for. What needs a login is asked for users alone.
 * @param options `select` takes out what is shown
 */
export const answerAtom = <Id extends OperationId, Shown = AnswerOf<Id>>(
  answerFor: (get: Getter) => Answer<Id> | null,
  options: QueryOptions<Id, Shown> = {},
) =>
  atomOfNow(answerFor, ({ wanted, visitor, isAllowed }) =>
    atomWithQuery<AnswerOf<Id>, ApiError, Shown>(() => {
      const query = wanted
        ? answerQuery(wanted, visitor)
        : { queryKey: NO_KEY, queryFn: skipToken };
      return { ...query, enabled: isAllowed, ...options } as AtomWithQueryOptions<
        AnswerOf<Id>,
        ApiError,
        Shown
      >;
    }),
  );

/** The atoms of answers by what they are about. */
export const answerFamily = <Params, Id extends OperationId, Shown = AnswerOf<Id>>(
  answerFor: (params: Params, get: Getter) => Answer<Id> | null,
  options?: QueryOptions<Id, Shown>,
) => atomFamily((params: Params) => answerAtom((get) => answerFor(params, get), options));

/** How the pages of a list follow each other. */
export interface Paging<Id extends OperationId> {
  /** where a call takes its page, or how; or that a page names the link of the next one */
  place: 'query' | 'body' | 'link' | ((input: Input<Id>, page: unknown) => Input<Id>);
  /** what is asked for the first page */
  first: object;
  /** what is asked for the page after this one, or its link; none after the last */
  next: (page: AnswerOf<Id>, before: unknown) => object | string | null | undefined;
}

interface PageNumbers {
  meta: { current_page: number; last_page: number };
}

/** Pages by their number, from `first` on. */
export const byNumber = (place: 'query' | 'body', first = 1) => ({
  place,
  first: { page: first },
  next: ({ meta: { current_page, last_page } }: PageNumbers) =>
    current_page < last_page ? { page: current_page + 1 } : undefined,
});

/** Pages by the entry that they go on from. */
export const byCursor = {
  place: 'query' as const,
  first: {},
  next: ({ next }: { next: string | null }) => (next === null ? undefined : { before: next }),
};

/** What goes in for one page: the same, and which page. */
function inputAt<Id extends OperationId>(
  input: Input<Id>,
  place: Paging<Id>['place'],
  page: unknown,
): Input<Id> {
  if (typeof place === 'function') return place(input, page);
  if (place === 'link') return input;
  const { params, body } = input as { params?: { query?: object }; body?: object };
  const within =
    place === 'body'
      ? { body: { ...body, ...(page as object) } }
      : { params: { ...params, query: { ...params?.query, ...(page as object) } } };
  return { ...input, ...within } as Input<Id>;
}

/** How the cache gets a list page by page. */
export const pagesQuery = <Id extends OperationId>(
  { operation, input }: Answer<Id>,
  visitor: number,
  { place, first, next }: Paging<Id>,
) => ({
  // a page alone would be something else than a list of pages
  queryKey: [operation, visitor, input, 'pages'] as const,
  initialPageParam: first as unknown,
  getNextPageParam: (page: AnswerOf<Id>, _pages: unknown, before: unknown) => next(page, before),
  queryFn: ({ pageParam, signal }: { pageParam: unknown; signal: AbortSignal }) =>
    typeof pageParam === 'string'
      ? (api.postLink(ownLink(pageParam), input.body as never, { signal }) as Promise<AnswerOf<Id>>)
      : api.call(operation, inputAt(input, place, pageParam), { signal }),
});

type PagesOptions<Id extends OperationId> = Partial<
  Omit<
    AtomWithInfiniteQueryOptions<AnswerOf<Id>, ApiError, InfiniteData<AnswerOf<Id>>>,
    'queryKey' | 'enabled'
  >
>;

/** The atom of a list page by page. */
export const pagesAtom = <Id extends OperationId>(
  answerFor: (get: Getter) => Answer<Id>,
  paging: Paging<Id>,
  options: PagesOptions<Id> = {},
) =>
  atomOfNow(answerFor, ({ wanted, visitor, isAllowed }) =>
    atomWithInfiniteQuery<AnswerOf<Id>, ApiError>(
      () =>
        ({
          ...pagesQuery(wanted as Answer<Id>, visitor, paging),
          enabled: isAllowed,
          ...options,
        }) as AtomWithInfiniteQueryOptions<AnswerOf<Id>, ApiError, InfiniteData<AnswerOf<Id>>>,
    ),
  );

/** The atoms of lists by what they are about. */
export const pagesFamily = <Params, Id extends OperationId>(
  answerFor: (params: Params, get: Getter) => Answer<Id>,
  paging: Paging<Id>,
  options?: PagesOptions<Id>,
) => atomFamily((params: Params) => pagesAtom((get) => answerFor(params, get), paging, options));

/** Starts a call before the page that shows its answer is rendered. */
export const prefetch = <Id extends OperationId>(session: PageSession, wanted: Answer<Id>) =>
  void session.queryClient.prefetchQuery(answerQuery(wanted, session.store.get(visitorAtom)));

/** The same of the first page of a list. Resolves once it has come. */
export const prefetchPages = <Id extends OperationId>(
  session: PageSession,
  wanted: Answer<Id>,
  paging: Paging<Id>,
) =>
  session.queryClient.prefetchInfiniteQuery(
    pagesQuery(wanted, session.store.get(visitorAtom), paging),
  );

/** The first page of a list, from the cache while it is fresh. */
export const fetchPages = <Id extends OperationId>(
  session: PageSession,
  wanted: Answer<Id>,
  paging: Paging<Id>,
) =>
  session.queryClient.fetchInfiniteQuery(
    pagesQuery(wanted, session.store.get(visitorAtom), paging),
  );

/** The answer, from the cache while it is fresh. */
export const fetchAnswer = <Id extends OperationId>(
  wanted: Answer<Id>,
  session: PageSession = { queryClient, store },
  options: { staleTime?: number } = {},
) =>
  session.queryClient.fetchQuery({
    ...answerQuery(wanted, session.store.get(visitorAtom)),
    ...options,
  });

/** Whether the list can be shown without a call. */
export const arePagesKnown = <Id extends OperationId>(
  session: PageSession,
  wanted: Answer<Id>,
  paging: Paging<Id>,
) =>
  session.queryClient.getQueryData(
    pagesQuery(wanted, session.store.get(visitorAtom), paging).queryKey,
  ) !== undefined;

const keyOf = <Id extends OperationId>(wanted: Answer<Id>) =>
  answerQuery(wanted, store.get(visitorAtom)).queryKey;

/** The answer as it is known; undefined before it has come. */
export const knownAnswer = <Id extends OperationId>(wanted: Answer<Id>) =>
  queryClient.getQueryData<AnswerOf<Id>>(keyOf(wanted));

/** Puts into the cache what another call has returned. */
export const cacheAnswer = <Id extends OperationId>(wanted: Answer<Id>, data: AnswerOf<Id>) =>
  void queryClient.setQueryData<AnswerOf<Id>>(keyOf(wanted), data as never);

/** Drops an answer about something that is no more. */
export const dropAnswer = <Id extends OperationId>(wanted: Answer<Id>) =>
  queryClient.removeQueries({ queryKey: keyOf(wanted) });

/** Gives up a call whose answer would be older than what is known. */
export const cancelAnswer = <Id extends OperationId>(wanted: Answer<Id>) =>
  queryClient.cancelQueries({ queryKey: keyOf(wanted) });

/** Selects the queries of some operations, with whatever went in. */
export const isOf =
  (...operations: readonly Operation[]) =>
  ({ queryKey: [operation] }: Pick<Query, 'queryKey'>) =>
    operations.includes(operation as Operation);

/** Asks again for what a call has changed: at once where it is shown, elsewhere once it is. */
export const refresh = (...changed: readonly Operation[]) =>
  queryClient.invalidateQueries({ predicate: isOf(...changed) });

/** The same of those answers that are about something. */
export const refreshAbout = <Id extends OperationId>(
  changed: Operation<Id>,
  isAbout: (input: Input<Id>) => boolean,
) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [operation, , input] }) =>
      operation === changed && isAbout(input as Input<Id>),
  });
