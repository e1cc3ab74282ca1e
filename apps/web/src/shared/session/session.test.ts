import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isExpired, readSession, type Session, sessionStore, unexpired } from './session.ts';

const session: Session = {
  token: 'abc',
  token_type: 'Bearer',
  expires_at: '2026-11-22T11:42:00+03:00',
};
const EXPIRY = Date.parse(session.expires_at);
const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

describe('a session', () => {
  test('ends at its moment, not after it', () => {
    expect(isExpired(session, EXPIRY - 1)).toBe(false);
    expect(isExpired(session, EXPIRY)).toBe(true);
  });

  test('that has ended is not called with', () => {
    sessionStore.setItem('token', session);
    expect(readSession(EXPIRY - 1)).toEqual(session);
    expect(readSession(EXPIRY)).toBeNull();
    expect(unexpired(session, EXPIRY)).toBeNull();
  });

  test('lies in storage under «token», as the specification names it', () => {
    sessionStore.setItem('token', session);
    expect(JSON.parse(kept.get('token') ?? '')).toEqual(session);
    sessionStore.setItem('token', null);
    expect(kept.has('token')).toBe(false);
  });

  test.each([
    'not json',
    '"abc"',
    '[]',
    '{}',
    '{"token":"a","token_type":"Bearer"}',
    '{"token":"a","token_type":"Bearer","expires_at":"soon"}',
    '{"token":1,"token_type":"Bearer","expires_at":"2026-11-22T11:42:00Z"}',
  ])('is none where storage holds %s', (text) => {
    kept.set('token', text);
    expect(sessionStore.read()).toBeNull();
  });

  test('lives in the page alone where the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    sessionStore.setItem('token', session);
    expect(sessionStore.read()).toBeUndefined();
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
