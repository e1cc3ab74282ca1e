import { expect, test } from 'vitest';
import { findCode, hashCodes, isRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

test('ten codes are made, of signs that nobody reads as others, and never the same', () => {
  const codes = newRecoveryCodes();
  expect(codes).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}$/);
  expect(new Set([...codes, ...newRecoveryCodes()]).size).toBe(20);
});

test.each([
  ['ABCDE-FGHJK', true],
  ['abcde fghjk', true],
  ['abcdefghjk', true],
  ['123456', false],
  ['ABCDE-FGHJ', false],
  ['ABCDE-FGHJK2', false],
])('«%s»: is a recovery code? %s', (code, is) => {
  expect(isRecoveryCode(code)).toBe(is);
});

test('a code is found among what is stored however it is typed, and no other is', async () => {
  const hashes = await hashCodes(['ABCDE-FGHJK', 'MNPQR-STUVW']);
  expect(hashes.join()).not.toContain('ABCDE');
  expect(await findCode('mnpqr stuvw', hashes)).toBe(hashes[1]);
  expect(await findCode('ABCDEFGHJK', hashes)).toBe(hashes[0]);
  expect(await findCode('MNPQR-STUVX', hashes)).toBeUndefined();
  expect(await findCode('ABCDE-FGHJK', [])).toBeUndefined();
});
