import type { OperationId } from './contract.ts';

/** Calls of the contract that are still to be written: they answer 501. The list only shrinks. */
export const UNWRITTEN = [
  'listRests',
  'updateRest',
  'deleteRest',
  'reportMismatch',
  'deleteRests',
  'restoreRests',
  'exportRests',
  'listImports',
  'createImport',
  'getImport',
  'setImportColumns',
  'confirmImport',
  'cancelImport',
  'undoImport',
  'listImportChanges',
  'listRejectedRows',
  'fixRejectedRow',
] as const satisfies readonly OperationId[];
