import { lookup } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Networks that are not the public internet.
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry/ and its like for IPv6
 */
const PRIVATE_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // what machines of Azure ask about themselves, at an address that looks public
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Global unicast addresses. PRIVATE_6 holds those of them that lead to IPv4 addresses or nowhere. */
const PUBLIC_6 = ['2000::', 3] as const;
const PRIVATE_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const kept = new BlockList();
for (const [network, bits] of PRIVATE_4) kept.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of PRIVATE_6) kept.addSubnet(network, bits, 'ipv6');
const global = new BlockList();
global.addSubnet(...PUBLIC_6, 'ipv6');

/** Whether an address is on the public internet: not this machine, nor its network, nor a special network. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !kept.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !kept.check(address, 'ipv6');
}

/** An address that must not be called. The message tells why to the person who entered it. */
export class RefusedAddressError extends Error {}

export interface OutgoingOptions {
  /** Whether addresses of private networks may be called, and without TLS. */
  allowPrivate: boolean;
}

interface Demand extends OutgoingOptions {
  /** such as `https:` */
  schemes: readonly string[];
  /** Messages for a wrong scheme, and for a name and a password in the address. */
  words: { scheme: string; login: string };
}

/**
 * Ports of public hosts that may be called, by scheme; the first is the scheme's own. Others belong to databases, mail and
 * control panels, which must not take our calls for somebody else's.
 */
const PORTS: Record<string, readonly number[]> = {
  'http:': [80, 8080],
  'https:': [443, 8443],
  'ftp:': [21],
  'ftps:': [990, 21],
  'sftp:': [22, 2222],
};

/** Whether the port of a URL is one that may be called. */
const isUsualPort = ({ protocol, port }: URL) =>
  port === '' || PORTS[protocol]?.includes(Number(port)) === true;

export const hostOf = ({ hostname }: URL) => hostname.replaceAll(/[[\]]/g, '');

/** Returns the URL of an address. Throws a `RefusedAddressError` if it can't be called, whatever its name resolves to. */
export function assertOutgoing(text: string, { allowPrivate, schemes, words }: Demand): URL {
  if (!URL.canParse(text))
    throw new RefusedAddressError('Это не адрес. Пример: https://shop.example/events');
  const url = new URL(text);
  if (!schemes.includes(url.protocol)) throw new RefusedAddressError(words.scheme);
  if (url.username || url.password) throw new RefusedAddressError(words.login);
  const host = hostOf(url);
  if (!allowPrivate && isIP(host) && !isPublicAddress(host))
    throw new RefusedAddressError('Адреса внутренних сетей не вызываются');
  if (!allowPrivate && !isUsualPort(url))
    throw new RefusedAddressError(
      `Такой порт не вызывается. Можно: ${PORTS[url.protocol]?.join(', ')}`,
    );
  return url;
}

/** Looks up a host name and refuses addresses of private networks. The connection goes to the address found here. */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return done(new RefusedAddressError('Имя ведёт во внутреннюю сеть'), '');
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else done(null, first?.address ?? '', first?.family);
  });
};

/** The address of a host name, looked up once. It is called afterwards, even if the name changes. */
export async function addressOf(host: string, { allowPrivate }: OutgoingOptions): Promise<string> {
  const found = await lookUp(host, { all: true });
  if (!allowPrivate && !found.every(({ address }) => isPublicAddress(address)))
    throw new RefusedAddressError('Имя ведёт во внутреннюю сеть');
  return found[0]?.address ?? host;
}
