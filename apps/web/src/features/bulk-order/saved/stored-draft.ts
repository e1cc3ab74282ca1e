import type { Session } from '../../../shared/session/session.ts';
import type { SavedRow } from '../bulk.ts';

/**
 * The part of a list that is stored between visits: its text, and what the buyer has decided. Prices are fetched again.
 */
export interface StoredDraft {
  text: string;
  kept: readonly SavedRow[];
  saved?: { id: string; name: string };
}

const KEY = 'bulk-order';

/** A hash of the token: tells the sessions of one browser apart without storing a token. */
const ownerOf = ({ token }: Pick<Session, 'token'>): number => {
  let hash = 0;
  for (const letter of token) hash = (hash * 31 + letter.charCodeAt(0)) | 0;
  return hash;
};

const isRow = (row: unknown): row is SavedRow => {
  if (typeof row !== 'object' || row === null) return false;
  const { text, product_id, quantity } = row as Record<string, unknown>;
  return (
    typeof text === 'string' &&
    (product_id === null || typeof product_id === 'string') &&
    (quantity === null || Number.isInteger(quantity))
  );
};

const isStoredDraft = (value: unknown, owner: number): value is StoredDraft => {
  if (typeof value !== 'object' || value === null) return false;
  const { text, kept, owner: own } = value as Record<string, unknown>;
  return own === owner && typeof text === 'string' && Array.isArray(kept) && kept.every(isRow);
};

/** Reads the stored list of this session; undefined if there is none. */
export function readStoredDraft(session: Pick<Session, 'token'>): StoredDraft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isStoredDraft(value, ownerOf(session)) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the list of this session. An empty one is removed. */
export function writeStoredDraft(session: Pick<Session, 'token'>, kept: StoredDraft) {
  try {
    if (kept.text === '' && kept.kept.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ ...kept, owner: ownerOf(session) }));
  } catch {
    // a browser without storage loses the list together with the page
  }
}
