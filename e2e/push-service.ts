import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts a message with the browser's keys. @see RFC 8291 */
function decrypt(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const end = 21 + (body[20] ?? 0);
  const sender = body.subarray(21, end);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const salt = body.subarray(0, 16);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

/** Starts a push service in place of the browser's own, which is on the internet, and lets a page subscribe to it. */
export async function startPushService(page: Page) {
  const pair = createECDH('prime256v1');
  const auth = randomBytes(16);
  const p256dh = pair.generateKeys('base64url');
  const messages: string[] = [];
  const server = createServer(async (request, response) => {
    messages.push(decrypt(await buffer(request), pair, auth));
    response.writeHead(201).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const subscription = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/1`,
    keys: { p256dh, auth: auth.toString('base64url') },
  };
  await page.addInitScript((json) => {
    const subscribed: Pick<PushSubscription, 'toJSON'> = { toJSON: () => json };
    PushManager.prototype.subscribe = async () => subscribed as PushSubscription;
  }, subscription);
  return { messages, close: () => server.close() };
}
