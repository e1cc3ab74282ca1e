import { program } from '../../../threads/program.ts';
import { type OrderReport, readOrderReports } from './read-said.ts';

/** Reads what 1С says of orders. */
export const readReports = program<readonly Uint8Array[], OrderReport[]>((chunks) =>
  readOrderReports(chunks),
);
