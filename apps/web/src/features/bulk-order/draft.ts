import type { KeptRow } from './bulk.ts';
import type { Line } from './lines.ts';

/** A list that is being worked on. */
export interface Draft {
  /** as it was pasted */
  text: string;
  /** what it means; none before it is read */
  lines: readonly Line[];
  /** rows that were not taken for goods */
  skipped: readonly { row: number; text: string }[];
  /** the kept list that it is, or has been saved as */
  saved?: { id: string; name: string };
  /** lines as they were before a reload, to be matched anew */
  kept?: readonly KeptRow[];
}

export const EMPTY: Draft = { text: '', lines: [], skipped: [] };
