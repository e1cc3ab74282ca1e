import { createECDH } from 'node:crypto';
import { ownKey } from '../secrets/own-key.ts';

/** The key pair by which push services know us, both keys in base64url (VAPID). */
export interface PushKey {
  publicKey: string;
  privateKey: string;
}

const CURVE = 'prime256v1';
const KEY_BYTES = 32;

function pairOf(privateKey: string): PushKey | undefined {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== KEY_BYTES) return undefined;
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(bytes);
  } catch {
    return undefined;
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
}

export const isPushKey = (text: string) => pairOf(text) !== undefined;

/** Whether data can be encrypted for a browser's public key: it must lie on the curve. */
export function isBrowserKey(publicKey: string): boolean {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  try {
    pair.computeSecret(publicKey, 'base64url');
    return true;
  } catch {
    return false;
  }
}

function newKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // OpenSSL leaves out leading zeros
  return Buffer.from(pair.getPrivateKey('hex').padStart(2 * KEY_BYTES, '0'), 'hex').toString(
    'base64url',
  );
}

interface KeyPlace {
  webPushKey: string | undefined;
  databaseUrl: string | undefined;
  dataDir: string;
}

/**
 * The key of a process. Processes that share a database have it from the environment; without it they send nothing to
 * browsers.
 */
export async function openPushKey({
  webPushKey,
  databaseUrl,
  dataDir,
}: KeyPlace): Promise<PushKey | undefined> {
  if (webPushKey) return pairOf(webPushKey);
  if (databaseUrl) return undefined;
  const { path, text } = await ownKey(dataDir, 'web-push.key', newKey);
  const pair = pairOf(text);
  if (!pair) throw new Error(`${path} holds no private key of the curve P-256 in base64url.`);
  return pair;
}
