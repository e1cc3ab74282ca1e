import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A browser that has subscribed: what it sends to the server, and what only it can read. */
interface TestBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** The messages that it got, decrypted. */
  notices: { headers: IncomingHttpHeaders; text: string }[];
  /** Sets the status that its push service answers from now on. @default 201 */
  answer(status: number): void;
}

export interface PushService {
  origin: string;
  subscribe(): TestBrowser;
  close(): Promise<void>;
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Decrypts a message as a browser does, by the standards and without the library that wrote it. @see RFC 8188, RFC 8291
 */
function decrypt(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const sealed = body.subarray(21 + idLength);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // the last record ends with a 2 and maybe zeros
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

/**
 * Returns who signed a call, and for what. Throws if the signature does not match the key in the header. @see RFC 8292
 */
export function vapidOf(authorization: string | undefined) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization ?? '') ?? [];
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature ?? '', 'base64url'),
  );
  if (!isSigned) throw new Error('The call was signed by another.');
  const { aud, sub } = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString());
  return { key, aud: aud as string, sub: sub as string };
}

/** Starts the push service of a browser's maker. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, (headers: IncomingHttpHeaders, body: Buffer) => number>();
  const server = createServer(async (request, response) => {
    const take = browsers.get(request.url ?? '');
    const body = await buffer(request);
    response.writeHead(take ? take(request.headers, body) : 404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    subscribe: () => {
      const path = `/push/${randomUUID()}`;
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      const notices: TestBrowser['notices'] = [];
      let status = 201;
      browsers.set(path, (headers, body) => {
        if (status < 300) notices.push({ headers, text: decrypt(body, pair, auth) });
        return status;
      });
      return {
        subscription: {
          endpoint: `${origin}${path}`,
          keys: { p256dh, auth: auth.toString('base64url') },
        },
        notices,
        answer: (next) => {
          status = next;
        },
      };
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
