import { BlockList, isIP } from 'node:net';

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
