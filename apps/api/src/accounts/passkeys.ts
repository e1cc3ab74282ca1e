import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Config } from '../config/config.ts';

/** A passkey, as it is stored. */
export interface Passkey {
  id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
}

/** EdDSA, ES256 and RS256 as COSE numbers. Every authenticator supports at least one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Maximum length of a credential's id in WebAuthn. @see https://www.w3.org/TR/webauthn-3/#credential-id */
const MAX_ID_BYTES = 1023;
/** The ways to reach a passkey that are stored. Others that a browser reports are dropped. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

type Site = Pick<Config, 'publicUrl'>;
const hostOf = ({ publicUrl }: Site) => new URL(publicUrl).hostname;
const descriptor = ({ id, transports }: Pick<Passkey, 'id' | 'transports'>) => ({ id, transports });

/** The options with which a browser creates a passkey. */
export const creationOptions = (
  site: Site,
  account: { id: string; name: string; passkeys: readonly Passkey[] },
) =>
  generateRegistrationOptions({
    rpName: 'Протектор',
    rpID: hostOf(site),
    userID: new TextEncoder().encode(account.id),
    userName: account.name,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: account.passkeys.map(descriptor),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });

/** The options with which a browser signs with one of these passkeys. */
export const requestOptions = (site: Site, passkeys: readonly Passkey[]) =>
  generateAuthenticationOptions({
    rpID: hostOf(site),
    allowCredentials: passkeys.map(descriptor),
    userVerification: 'preferred',
  });

const expected = (site: Site, question: string) => ({
  expectedChallenge: question,
  expectedOrigin: site.publicUrl,
  expectedRPID: hostOf(site),
  // the password was the first factor, so possession of the passkey is enough
  requireUserVerification: false,
});

/** The passkey that a browser has created; undefined if the response does not answer the question. */
export async function verifyCreation(
  site: Site,
  question: string,
  response: object,
): Promise<Passkey | undefined> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...expected(site, question),
    supportedAlgorithmIDs: ALGORITHMS,
    response: response as RegistrationResponseJSON,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return undefined;
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  if (Buffer.byteLength(id, 'base64url') > MAX_ID_BYTES) return undefined;
  const statedTransports: readonly unknown[] = Array.isArray(transports) ? transports : [];
  return {
    id,
    public_key: Buffer.from(publicKey),
    counter,
    transports: TRANSPORTS.filter((transport) => statedTransports.includes(transport)),
  };
}

/** The new counter of a passkey that has signed the question; undefined if it has not. */
export async function verifySignature(
  site: Site,
  question: string,
  response: object,
  passkey: Passkey,
): Promise<number | undefined> {
  const { id, public_key, counter, transports } = passkey;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expected(site, question),
    response: response as AuthenticationResponseJSON,
    credential: { id, publicKey: new Uint8Array(public_key), counter, transports },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified ? authenticationInfo?.newCounter : undefined;
}
