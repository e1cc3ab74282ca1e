import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => isoBase64URL.fromBuffer(new Uint8Array(data));

interface Options {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
}

/** Acts as a browser with a passkey: an authenticator with one key. @see https://www.w3.org/TR/webauthn-3 */
export function createAuthenticator({
  origin = 'https://protektor.example',
  idBytes = 16,
  transports = ['internal'] as unknown,
} = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(idBytes);
  let counter = 0;

  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  const dataOf = (host: string, flags: number, more: Uint8Array[] = []) => {
    const counted = Buffer.alloc(5);
    counted.writeUInt8(flags, 0);
    counted.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(host), counted, ...more]);
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: base64url(id),
    create({ challenge, rp }: Options) {
      const attested = [
        Buffer.alloc(16),
        Buffer.from([id.length >> 8, id.length & 255]),
        id,
        coseKey,
      ];
      const authData = dataOf(rp?.id ?? '', 0x41, attested);
      const attestation = isoCBOR.encode(
        new Map<string, Parameters<typeof isoCBOR.encode>[0]>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
        transports,
      });
    },
    sign({ challenge, rpId }: Options) {
      counter += 1;
      const client = clientData('webauthn.get', challenge);
      const authData = dataOf(rpId ?? '', 0x01);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      });
    },
  };
}
