/** What a visitor was about to do when a login came between: a supplier whose heart was pressed. */
export interface Intent {
  supplierId: string;
  name: string;
}

const KEY = 'intent';
/** Longer than any login or registration takes; whoever comes back later has forgotten. */
const LIVES_MS = 3_600_000;

/** Keeps an intent in this tab until somebody has signed in here. */
export function keepIntent(intent: Intent) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...intent, until: Date.now() + LIVES_MS }));
  } catch {
    // a browser that keeps nothing: the heart is to be pressed again after the login
  }
}

/** The intent that was kept, once. */
export function takeIntent(): Intent | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return undefined;
    sessionStorage.removeItem(KEY);
    const { supplierId, name, until } = JSON.parse(text) as Record<string, unknown>;
    const isWhole = typeof supplierId === 'string' && typeof name === 'string';
    return isWhole && Number(until) > Date.now() ? { supplierId, name } : undefined;
  } catch {
    return undefined;
  }
}
