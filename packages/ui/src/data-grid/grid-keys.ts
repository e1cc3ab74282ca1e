import type { Place } from './clipboard.ts';

/** The head is the row before the first. */
export const HEAD = -1;

interface Size {
  rows: number;
  columns: number;
  /** Rows that fit into the view. */
  page: number;
}

/** What of a key press decides. `isFar` is Ctrl, or ⌘ on a machine of Apple's. */
interface Press {
  key: string;
  isFar: boolean;
  isRtl: boolean;
}

const steps: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where a key leads from a cell, by the ARIA pattern of a grid; undefined for a key that does not move. */
export function cellAfter({ key, isFar, isRtl }: Press, at: Place, size: Size): Place | undefined {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const within = (row: number, column: number) => ({
    row: Math.max(HEAD, Math.min(row, last.row)),
    column: Math.max(0, Math.min(column, last.column)),
  });
  const step = steps[key];
  if (step) {
    const columns = isRtl ? -step[1] : step[1];
    const far = isFar ? Number.MAX_SAFE_INTEGER : 1;
    // to the edge of the rows, not into their head
    const row = isFar && step[0] < 0 ? 0 : at.row + step[0] * far;
    return within(row, at.column + columns * far);
  }
  if (key === 'Home') return within(isFar ? 0 : at.row, 0);
  if (key === 'End') return within(isFar ? last.row : at.row, last.column);
  if (key === 'PageUp') return within(Math.max(0, at.row - size.page), at.column);
  if (key === 'PageDown') return within(at.row + size.page, at.column);
  return undefined;
}
