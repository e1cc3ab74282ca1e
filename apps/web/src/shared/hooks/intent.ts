import { millisecondsInHour } from 'date-fns/constants';

/** What a visitor was about to do before the login: mark a supplier, whose heart was pressed, as a favorite. */
export interface Intent {
  supplierId: string;
  name: string;
}

const KEY = 'intent';
/** Longer than any login or registration takes; somebody who comes back later has forgotten the press. */
const MAX_AGE_MS = millisecondsInHour;

/** Saves an intent in this tab until the login. */
export function saveIntent(intent: Intent) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...intent, until: Date.now() + MAX_AGE_MS }));
  } catch {
    // the browser stores nothing: the heart has to be pressed again after the login
  }
}

/** Returns the saved intent and removes it. */
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
