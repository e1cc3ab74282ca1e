import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const SESSION = { token: 'abc', token_type: 'Bearer', expires_at: '2100-01-01T00:00:00+03:00' };

beforeAll(() => {
  const kept = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nothing waits for the answers of a person who has left: the next one’s arrive', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
  const [{ profileAtom }, { sessionAtom }, { queryClient, store }, { watchSession }] =
    await Promise.all([
      import('../features/profile/atoms.ts'),
      import('../shared/atoms.ts'),
      import('../shared/store.ts'),
      import('./session-watch.ts'),
    ]);
  const navigate = vi.fn();
  store.set(sessionAtom, SESSION);
  watchSession(() => ({ pathname: '/profile', search: '' }), navigate);
  const leave = store.sub(profileAtom, () => undefined);
  store.set(sessionAtom, null);
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  leave();
  const watched = queryClient.getQueryCache().getAll();
  expect(watched.map((query) => query.getObserversCount())).toEqual([0]);
});
