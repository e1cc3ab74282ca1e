import { randomInt } from 'node:crypto';
import { hashPassword, verifyPassword } from '../../accounts/passwords/password.ts';

/** The characters of codes, without those that look like another. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUP = 5;
const GROUPS = 2;
const CODES = 10;

const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join('-'));

/** Normalises a typed code. */
const plain = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

export const isRecoveryCode = (code: string) => plain(code).length === GROUP * GROUPS;

/** The hashes that are stored. Codes are short, so guessing one from its hash must cost as much as a password. */
export const hashCodes = (codes: readonly string[]): Promise<string[]> =>
  Promise.all(codes.map((code) => hashPassword(plain(code))));

/** The stored hash of a code; undefined if there is none. */
export async function findCode(code: string, hashes: readonly string[]) {
  const matches = await Promise.all(hashes.map((hash) => verifyPassword(plain(code), hash)));
  return hashes[matches.indexOf(true)];
}
