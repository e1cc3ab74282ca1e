import { copyRow } from '../../../db/copy.ts';

/** A line of COPY for one of the tables that list `id` is staged in; `values` in the order of its columns. */
export const stagedLine = (id: string, values: readonly unknown[]): string =>
  `${id}\t${copyRow(values)}`;
