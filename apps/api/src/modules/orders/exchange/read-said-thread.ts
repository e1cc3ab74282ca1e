import { Problem } from '../../../http/problem.ts';
import { FileProblem } from '../../../tables/table-file-problem.ts';
import { program } from '../../../threads/program.ts';
import { type OrderReport, readOrderReports } from './read-said.ts';

/** Reads a file of 1С. Throws a 422 problem that says why it can't be read. */
export const readReports = program<readonly Uint8Array[], OrderReport[]>(async (chunks) => {
  try {
    return await readOrderReports(chunks);
  } catch (error) {
    throw error instanceof FileProblem ? new Problem(422, error.message) : error;
  }
});
