import type { OperationId } from './contract.ts';

/** Calls of the contract that are still to be written: they answer 501. The list only shrinks. */
export const UNWRITTEN = [
  'reportMismatch',
  'fixRejectedRow',
] as const satisfies readonly OperationId[];
