import type { SavedRow } from './bulk.ts';
import type { Line } from './lines.ts';

/** A list that is being worked on. */
export interface Draft {
  /** as it was pasted */
  text: string;
  /** what the text means; empty before it is read */
  lines: readonly Line[];
  /** rows that are not products */
  skipped: readonly { row: number; text: string }[];
  /** the saved list that it was opened from or saved as */
  saved?: { id: string; name: string };
  /** lines from before a reload, to be matched again */
  kept?: readonly SavedRow[];
}

export const EMPTY: Draft = { text: '', lines: [], skipped: [] };
