import {
  getOrder,
  getStatistics,
  listCompanyLog,
  listImports,
  listOrders,
  searchTyres,
} from '@org/api-client/operations';
import { type Atom, atom, type Getter } from 'jotai';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

const SESSION = { token: 't', token_type: 'Bearer', expires_at: '9999-12-31T23:59:59Z' };
const { calls } = vi.hoisted(() => ({ calls: [] as unknown[] }));
vi.mock('./api.ts', () => ({
  api: {
    call: async (operation: string, input: object) => {
      calls.push([operation, input]);
      return { meta: { current_page: 1, last_page: 1 } };
    },
    postLink: async (link: string, body: object) => calls.push([link, body]),
  },
}));
vi.mock('./api-base.ts', () => ({ ownLink: (link: string) => link }));

// another file of this worker may have loaded these modules with the real `api`
vi.resetModules();
afterAll(() => vi.resetModules());
const { queryClient, store } = await import('../session/store.ts');
const { sessionAtom, visitorAtom } = await import('../session/visitor.atoms.ts');
const {
  answer,
  answerAtom,
  byCursor,
  byNumber,
  cacheAnswer,
  knownAnswer,
  pagesAtom,
  pagesQuery,
  refresh,
  refreshAbout,
} = await import('./answers.atoms.ts');

const noop = () => undefined;
beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: noop, removeItem: noop });
  vi.stubGlobal('addEventListener', noop);
  vi.stubGlobal('removeEventListener', noop);
  store.set(sessionAtom, null);
  calls.splice(0);
});
afterEach(() => {
  queryClient.clear();
  store.set(sessionAtom, null);
  vi.unstubAllGlobals();
});

const fetching = (atom: ReturnType<typeof answerAtom>) =>
  (store.get(atom as never) as { fetchStatus: string }).fetchStatus;

test('what needs a login is asked for users alone, what is public for anybody', () => {
  const orders = answerAtom(() => answer(listOrders)) as never;
  expect(fetching(answerAtom(() => answer(getStatistics)) as never)).toBe('fetching');
  expect(fetching(orders)).toBe('idle');
  store.set(sessionAtom, SESSION);
  expect(fetching(orders)).toBe('fetching');
});

test('with null nothing is asked for', () =>
  expect(fetching(answerAtom<'getStatistics'>(() => null) as never)).toBe('idle'));

test('an answer about something else is asked for once, also while it is shown', async () => {
  const shown = atom('a');
  const tyres = (get: Getter) => answer(searchTyres, { body: { q: get(shown) } });
  const atoms: Atom<unknown>[] = [answerAtom(tyres), pagesAtom(tyres, byNumber('body'))];
  const ends = atoms.map((read) => store.sub(read, noop));
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  store.set(shown, 'b');
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  for (const end of ends) end();
  expect(calls).toEqual(
    ['a', 'b'].flatMap((q) => [
      [searchTyres, { body: { q } }],
      [searchTyres, { body: { q, page: 1 } }],
    ]),
  );
});

const order = (id: string) => answer(getOrder, { params: { path: { id } } });

test('what another call has returned stands for the answer, until somebody else comes', () => {
  cacheAnswer(order('a'), { id: 'a' } as never);
  expect(knownAnswer(order('a'))).toEqual({ id: 'a' });
  expect(knownAnswer(order('b'))).toBeUndefined();
  store.set(visitorAtom, (count) => count + 1);
  expect(knownAnswer(order('a'))).toBeUndefined();
});

test('a change asks again for the answers of its operations, or for those about something', async () => {
  for (const id of ['a', 'b']) cacheAnswer(order(id), { id } as never);
  const old = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ state }) => (state.data as { id: string }).id);
  await refresh(listOrders);
  expect(old()).toEqual([]);
  await refreshAbout(getOrder, ({ params }) => params.path.id === 'b');
  expect(old()).toEqual(['b']);
  await refresh(getOrder);
  expect(old()).toEqual(['a', 'b']);
});

const { signal } = new AbortController();
const path = { id: 'c' };

test('pages follow by number', async () => {
  const imports = answer(listImports, { params: { path, query: { per_page: 20 } } });
  const { initialPageParam, getNextPageParam, queryFn } = pagesQuery(
    imports,
    0,
    byNumber('query', 3),
  );
  const page = (current_page: number) => ({ meta: { current_page, last_page: 4 } }) as never;
  await queryFn({ pageParam: initialPageParam, signal });
  await queryFn({ pageParam: getNextPageParam(page(3), [], initialPageParam), signal });
  expect(calls).toEqual(
    [3, 4].map((number) => [
      listImports,
      { params: { path, query: { per_page: 20, page: number } } },
    ]),
  );
  expect(getNextPageParam(page(4), [], undefined)).toBeUndefined();
});

test('pages follow by cursor', async () => {
  const log = answer(listCompanyLog, { params: { path } });
  const { initialPageParam, getNextPageParam, queryFn } = pagesQuery(log, 0, byCursor);
  const next = getNextPageParam({ data: [], next: 'e7' }, [], initialPageParam);
  await queryFn({ pageParam: initialPageParam, signal });
  await queryFn({ pageParam: next, signal });
  expect(calls).toEqual(
    [{}, { before: 'e7' }].map((query) => [listCompanyLog, { params: { path, query } }]),
  );
  expect(getNextPageParam({ data: [], next: null }, [], next)).toBeUndefined();
});

test('pages follow by link', async () => {
  const tyres = answer(searchTyres, { body: { q: '205' } });
  const { initialPageParam, queryFn } = pagesQuery(tyres, 0, {
    place: 'link',
    first: {},
    next: ({ links }) => links.next,
  });
  await queryFn({ pageParam: initialPageParam, signal });
  await queryFn({ pageParam: '/more', signal });
  expect(calls).toEqual([
    [searchTyres, { body: { q: '205' } }],
    ['/more', { q: '205' }],
  ]);
});
