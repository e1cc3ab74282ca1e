import { isIPv6 } from 'node:net';

/** Returns an address in the stored form: without the zone of a network card, and an IPv4 address as IPv4. */
export const plainAddress = (ip: string) =>
  ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

/**
 * Returns the network within which one client can change its address: an IPv4 address, or the first 64 bits of an IPv6
 * one.
 */
export function networkOf(ip: string): string {
  const address = plainAddress(ip);
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
