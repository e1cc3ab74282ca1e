import { request as askHttp } from 'node:http';
import { request as askHttps } from 'node:https';
import { assertOutgoing, lookUpPublic, type OutgoingOptions } from './outgoing-address.ts';

/** Returns the URL of an address. Throws a `Refused` if it can't be called, whatever its name resolves to. */
export const assertCallable = (text: string, { allowPrivate }: OutgoingOptions): URL =>
  assertOutgoing(text, {
    allowPrivate,
    schemes: allowPrivate ? ['https:', 'http:'] : ['https:'],
    words: {
      scheme: 'Адрес начинается с https://',
      login: 'Имя и пароль в адресе не нужны: вызовы подписаны',
    },
  });

interface Call extends OutgoingOptions {
  url: string;
  headers: Record<string, string>;
  body: string | Buffer;
  timeoutMs: number;
}

/**
 * Sends a POST to somebody else's server: JSON, unless its headers say otherwise. Resolves to the status of the answer.
 * Its body is not read, and redirects are not followed. Throws if there is no answer in time, and a `Refused` if the
 * address must not be called.
 */
export async function postOut({
  url,
  headers,
  body,
  timeoutMs,
  allowPrivate,
}: Call): Promise<number> {
  const target = assertCallable(url, { allowPrivate });
  const ask = target.protocol === 'https:' ? askHttps : askHttp;
  return new Promise((resolve, reject) => {
    const sent = ask(target, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...headers,
        'content-length': Buffer.byteLength(body),
      },
      signal: AbortSignal.timeout(timeoutMs),
      agent: false,
      ...(!allowPrivate && { lookup: lookUpPublic }),
    });
    sent.once('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      // the body is not read, however long it is
      answer.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
