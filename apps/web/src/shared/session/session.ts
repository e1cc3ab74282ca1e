import { browserStorage } from './browser-storage.ts';

/** What the API returns at login; kept in local storage under `token`. @see specification, section 3 */
export interface Session {
  token: string;
  token_type: string;
  /** RFC 3339 */
  expires_at: string;
}

export const SESSION_KEY = 'token';

function isSession(value: unknown): value is Session {
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

/** A session that can be used now, or null. */
export const unexpired = (session: Session | null, now = Date.now()) =>
  session && !isExpired(session, now) ? session : null;

/** Returns the session for calls made before the application has loaded. */
export const readSession = (now = Date.now()) => unexpired(sessionStore.read() ?? null, now);

/** Storage of one value under its own key, for `atomWithStorage`. Changes by other tabs arrive too. */
function storeOf<Value>(key: string, isValid: (value: unknown) => value is Value) {
  /** Returns null if there is no valid value, undefined if the browser's storage is not available. */
  const read = (): Value | null | undefined => {
    let text: string | null;
    try {
      text = browserStorage().getItem(key);
    } catch {
      return undefined;
    }
    try {
      const value: unknown = JSON.parse(text ?? 'null');
      return isValid(value) ? value : null;
    } catch {
      return null;
    }
  };
  const write = (value: Value | null) => {
    try {
      if (value === null) browserStorage().removeItem(key);
      else browserStorage().setItem(key, JSON.stringify(value));
    } catch (error) {
      console.error(`«${key}» lives in this page alone: the browser did not keep it`, error);
    }
  };
  return {
    read,
    getItem: () => read() ?? null,
    setItem: (_key: string, value: Value | null) => write(value),
    removeItem: () => write(null),
    subscribe: (_key: string, onChange: (value: Value | null) => void) => {
      const listen = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange(read() ?? null);
      };
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
}

/** Storage of the session, even of an expired one: session-watch.ts removes it and says so. */
export const sessionStore = storeOf(SESSION_KEY, isSession);

/** What somebody signed in with. It outlives an expired session, so that the form has it ready. */
export interface Credential {
  /** An e-mail address or a phone. */
  login: string;
}
export const CREDENTIAL_KEY = 'credential';

const isCredential = (value: unknown): value is Credential =>
  typeof value === 'object' &&
  value !== null &&
  'login' in value &&
  typeof value.login === 'string';

export const credentialStore = storeOf(CREDENTIAL_KEY, isCredential);
