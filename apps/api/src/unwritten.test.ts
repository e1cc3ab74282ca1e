import { expect, test } from 'vitest';
import { handlers } from './handlers.ts';
import { readContract } from './openapi.ts';
import { UNWRITTEN } from './unwritten.ts';

test('every call of the contract is either written or listed as unwritten, never both', () => {
  const calls = readContract().operations.map(({ id }) => id);
  expect([...Object.keys(handlers), ...UNWRITTEN].sort()).toEqual([...calls].sort());
});
