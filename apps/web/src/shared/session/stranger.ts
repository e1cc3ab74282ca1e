import { readRoot } from './root-storage.ts';
import { readSession } from './session.ts';

/** What the server takes for granted of a visitor whom it draws a page for. */
const DEFAULTS = { theme: 'system', sort: '', city: '', cost: 'price', density: 'comfortable' };

/** Whether pages look to this visitor as they do to everybody: no login, no choices, nothing in the cart. */
export function isStranger(): boolean {
  const root = readRoot();
  return (
    readSession() === null &&
    Object.entries(DEFAULTS).every(([name, value]) => (root[name] ?? value) === value) &&
    (!Array.isArray(root.cart) || root.cart.length === 0)
  );
}
