import { waitFor } from '@org/config/wait-for';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const SESSION = { token: 'abc', token_type: 'Bearer', expires_at: '2100-01-01T00:00:00+03:00' };

const kept = new Map<string, string>();

beforeAll(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined });
});
// each test starts as a fresh page
beforeEach(() => {
  vi.resetModules();
  vi.clearAllTimers();
  kept.clear();
});
// a login begins to load these, which may be there only when the file is over
afterEach(() =>
  Promise.all([import('../shared/favorites/favorites.ts'), import('../shared/cart/cart.ts')]),
);
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nothing waits for the answers of a person who has left: the next one’s arrive', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
  const [{ profileAtom }, { sessionAtom }, { queryClient, store }, { watchSession }] =
    await Promise.all([
      import('../features/profile/profile.atoms.ts'),
      import('../shared/session/visitor.atoms.ts'),
      import('../shared/session/store.ts'),
      import('./session-watch.ts'),
    ]);
  const navigate = vi.fn();
  store.set(sessionAtom, SESSION);
  watchSession(() => ({ pathname: '/profile', search: '' }), navigate);
  const leave = store.sub(profileAtom, () => undefined);
  store.set(sessionAtom, null);
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  leave();
  const watched = queryClient.getQueryCache().getAll();
  expect(watched.map((query) => query.getObserversCount())).toEqual([0]);
});

test('who left on purpose in another tab is not led back, though this one has not heard of it yet', async () => {
  const [{ credentialAtom, sessionAtom }, { store }, { watchSession }] = await Promise.all([
    import('../shared/session/visitor.atoms.ts'),
    import('../shared/session/store.ts'),
    import('./session-watch.ts'),
  ]);
  store.set(credentialAtom, { login: 'buyer@example.org' });
  store.set(sessionAtom, SESSION);
  const navigate = vi.fn();
  watchSession(() => ({ pathname: '/profile', search: '' }), navigate);
  kept.clear();
  await vi.advanceTimersByTimeAsync(1000);
  expect(navigate.mock.calls).toEqual([['/login']]);
});
