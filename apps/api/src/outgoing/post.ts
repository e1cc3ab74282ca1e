import { lookup } from 'node:dns';
import { request as askHttp } from 'node:http';
import { request as askHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** An address that is not called: the message says why, to whom it was given by. */
export class Refused extends Error {}

interface OutgoingOptions {
  /** Whether addresses of private networks may be called, and without TLS. */
  allowPrivate: boolean;
}

/** Throws a `Refused` for an address that can't be called whatever its name stands for. */
export function assertCallable(text: string, { allowPrivate }: OutgoingOptions): URL {
  if (!URL.canParse(text)) throw new Refused('Это не адрес. Пример: https://shop.example/events');
  const url = new URL(text);
  const schemes = allowPrivate ? ['https:', 'http:'] : ['https:'];
  if (!schemes.includes(url.protocol)) throw new Refused('Адрес начинается с https://');
  if (url.username || url.password)
    throw new Refused('Имя и пароль в адресе не нужны: вызовы подписаны');
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  if (!allowPrivate && isIP(host) && !isPublicAddress(host))
    throw new Refused('Адреса внутренних сетей не вызываются');
  return url;
}

/** Looks a name up and refuses what lies in a private network; the connection goes to what was looked up here. */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return done(new Refused('Имя ведёт во внутреннюю сеть'), '');
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else done(null, first?.address ?? '', first?.family);
  });
};

interface Call extends OutgoingOptions {
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
}

/**
 * Sends JSON by POST to somebody else's server; resolves to the status of the answer, whose body is not read, and redirects
 * are not followed. Throws where there is no answer in time, and a `Refused` where the address must not be called.
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
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
      signal: AbortSignal.timeout(timeoutMs),
      agent: false,
      ...(!allowPrivate && { lookup: lookUpPublic }),
    });
    sent.once('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      // however much it would still say
      answer.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
