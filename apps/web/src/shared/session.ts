/** What the API gives at login; kept in local storage under `token`. @see specification, section 3 */
export interface Session {
  token: string;
  token_type: string;
  /** RFC 3339 */
  expires_at: string;
}

export const SESSION_KEY = 'token';

export function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false;
  const { token, token_type, expires_at } = value as Record<string, unknown>;
  return (
    typeof token === 'string' &&
    typeof token_type === 'string' &&
    typeof expires_at === 'string' &&
    !Number.isNaN(Date.parse(expires_at))
  );
}

export const isExpired = (session: Session, now = Date.now()) =>
  Date.parse(session.expires_at) <= now;

/** The stored session, or null where there is none that can be used. */
export function readSession(now = Date.now()): Session | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null');
    return isSession(value) && !isExpired(value, now) ? value : null;
  } catch {
    return null;
  }
}

/** The Authorization header's value. */
export const authorizationOf = ({ token, token_type }: Session) => `${token_type} ${token}`;

/** Storage of the session for `atomWithStorage`: what other tabs do to it arrives too. */
export const sessionStore = {
  getItem: (): Session | null => readSession(),
  setItem: (key: string, session: Session | null) =>
    session ? localStorage.setItem(key, JSON.stringify(session)) : localStorage.removeItem(key),
  removeItem: (key: string) => localStorage.removeItem(key),
  subscribe: (key: string, onChange: (session: Session | null) => void) => {
    const listen = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange(readSession());
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  },
};
