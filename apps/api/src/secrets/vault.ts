import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Later } from '../contract/refusal.ts';
import { ownKey } from './own-key.ts';

/** A sealed secret that none of our keys opens. */
export class Unreadable extends Error {}

/** Encrypts secrets that must be stored and used again. */
export interface Vault {
  /** Whether there is a key to seal with. */
  readonly hasKey: boolean;
  /**
   * Seals a secret for its owner, such as `webhook:ID`. It opens for no other owner. Throws a 503 problem without a
   * key.
   */
  seal(secret: string | Buffer, owner: string): Buffer;
  /** @throws Unreadable */
  open(sealed: Buffer, owner: string): Buffer;
  /** Whether it was sealed with the current key. */
  isCurrent(sealed: Buffer): boolean;
}

const CIPHER = 'aes-256-gcm';
const VERSION = 1;
const [KEY_BYTES, ID_BYTES, IV_BYTES, TAG_BYTES] = [32, 4, 12, 16];
const IV_AT = 1 + ID_BYTES;
const TAG_AT = IV_AT + IV_BYTES;
const TEXT_AT = TAG_AT + TAG_BYTES;

const idOf = (key: Buffer) => createHash('sha256').update(key).digest().subarray(0, ID_BYTES);

const NO_KEY =
  'Секреты сейчас негде хранить: у сервера нет ключа шифрования SECRETS_KEYS. Сообщите администратору';

/** Creates a vault that seals with the first of the keys and opens with any of them. Decision 102. */
export function createVault(keys: readonly Buffer[]): Vault {
  const known = keys.map((key) => ({ key, id: idOf(key) }));
  const [current] = known;
  const keyOf = (sealed: Buffer) =>
    known.find(({ id }) => sealed[0] === VERSION && id.equals(sealed.subarray(1, IV_AT)));
  return {
    hasKey: current !== undefined,
    seal: (secret, owner) => {
      if (!current) throw new Later(NO_KEY);
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, current.key, iv).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), current.id, iv, cipher.getAuthTag(), text]);
    },
    open: (sealed, owner) => {
      const found = keyOf(sealed);
      if (!found) throw new Unreadable('No key of SECRETS_KEYS opens it.');
      try {
        const decipher = createDecipheriv(CIPHER, found.key, sealed.subarray(IV_AT, TAG_AT), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(owner))
          .setAuthTag(sealed.subarray(TAG_AT, TEXT_AT));
        return Buffer.concat([decipher.update(sealed.subarray(TEXT_AT)), decipher.final()]);
      } catch {
        throw new Unreadable('It was changed, or belongs to another.');
      }
    },
    isCurrent: (sealed) => current !== undefined && keyOf(sealed) === current,
  };
}

/** Reads keys from their form in the environment: 32 bytes in base64 each, separated by commas. */
export function parseKeys(text: string): Buffer[] | undefined {
  const keys = text.split(',').map((key) => Buffer.from(key.trim(), 'base64'));
  return keys.every(({ length }) => length === KEY_BYTES) ? keys : undefined;
}

/** The key of an embedded database. It lies beside the data that it seals, and is no use without it. */
async function ownVaultKey(dataDir: string): Promise<Buffer> {
  const { path, text } = await ownKey(dataDir, 'secrets.key', () =>
    randomBytes(KEY_BYTES).toString('base64'),
  );
  const [key] = parseKeys(text) ?? [];
  if (!key) throw new Error(`${path} holds no key of 32 bytes in base64.`);
  return key;
}

interface VaultPlace {
  secretsKeys: readonly Buffer[] | undefined;
  databaseUrl: string | undefined;
  dataDir: string;
}

/** Opens the vault of a process. A shared database has its keys from the environment only. */
export async function openVault({ secretsKeys, databaseUrl, dataDir }: VaultPlace): Promise<Vault> {
  const keys = secretsKeys ?? [];
  if (databaseUrl || keys.length > 0) return createVault(keys);
  return createVault([await ownVaultKey(dataDir)]);
}
