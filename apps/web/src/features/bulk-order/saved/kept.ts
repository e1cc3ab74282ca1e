import type { Session } from '../../../shared/session/session.ts';
import type { KeptRow } from '../bulk.ts';

/**
 * The part of a list that is kept between visits: its text, and what the buyer has settled. Prices are fetched again.
 */
export interface Kept {
  text: string;
  kept: readonly KeptRow[];
  saved?: { id: string; name: string };
}

const KEY = 'bulk-order';

/** A hash of the token: tells the sessions of one browser apart without storing a token. */
const ownerOf = ({ token }: Pick<Session, 'token'>): number => {
  let hash = 0;
  for (const letter of token) hash = (hash * 31 + letter.charCodeAt(0)) | 0;
  return hash;
};

const isRow = (row: unknown): row is KeptRow => {
  if (typeof row !== 'object' || row === null) return false;
  const { text, product_id, quantity } = row as Record<string, unknown>;
  return (
    typeof text === 'string' &&
    (product_id === null || typeof product_id === 'string') &&
    (quantity === null || Number.isInteger(quantity))
  );
};

const isKept = (value: unknown, owner: number): value is Kept => {
  if (typeof value !== 'object' || value === null) return false;
  const { text, kept, owner: own } = value as Record<string, unknown>;
  return own === owner && typeof text === 'string' && Array.isArray(kept) && kept.every(isRow);
};

/** Reads the kept list of this session; undefined if there is none. */
export function readKept(session: Pick<Session, 'token'>): Kept | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isKept(value, ownerOf(session)) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the list of this session. An empty one is removed. */
export function writeKept(session: Pick<Session, 'token'>, kept: Kept) {
  try {
    if (kept.text === '' && kept.kept.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ ...kept, owner: ownerOf(session) }));
  } catch {
    // a browser without storage loses the list together with the page
  }
}
