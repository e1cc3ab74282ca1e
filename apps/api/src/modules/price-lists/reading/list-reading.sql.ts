import { copyRow } from '../../../db/copy.ts';

/** Returns a line for COPY into one of the staging tables of list `id`. `values` are in the order of its columns. */
export const stagedLine = (id: string, values: readonly unknown[]): string =>
  `${id}\t${copyRow(values)}`;
