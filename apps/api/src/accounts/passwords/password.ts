import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * The lowest cost that OWASP recommends: 19 MiB, two passes, one lane.
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const HASH_BYTES = 32;
const SALT_BYTES = 16;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const run = promisify(argon2);
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Normalises a password: keyboards compose the same letters from different code points. */
const messageOf = (password: string) => password.normalize('NFKC');

/** What is stored for a password: its argon2id hash as a PHC string. Decision 30. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await run('argon2id', {
    message: messageOf(password),
    nonce,
    tagLength: HASH_BYTES,
    ...COST,
  });
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`;
}

/** The hash that is checked if there is no such account, so that the answer takes as long as any other. */
const NOBODY = hashPassword(randomBytes(SALT_BYTES).toString('hex'));

/** Whether a PHC string is of this password. Without one it takes the same time and resolves to false. */
export async function verifyPassword(password: string, stored: string | undefined) {
  const [, memory, passes, parallelism, salt = '', hash = ''] =
    PHC.exec(stored ?? (await NOBODY)) ?? [];
  if (memory === undefined) return false;
  const expected = Buffer.from(hash, 'base64');
  const actual = await run('argon2id', {
    message: messageOf(password),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(actual, expected) && stored !== undefined;
}
