import { expect, test } from 'vitest';
import { isPublicAddress } from './outgoing-address.ts';

test.each([
  '8.8.8.8',
  '77.88.55.242',
  '172.32.0.1',
  '100.128.0.1',
  '2a02:6b8::2:242',
  '2606:4700::1111',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '2001:0:7f00:1::',
  '2002:7f00:1::',
  'localhost',
  '',
  // what clouds tell their machines: Azure, AWS and most others, Alibaba, Oracle, AWS and Google over IPv6
  '168.63.129.16',
  '169.254.169.254',
  '169.254.170.2',
  '100.100.100.200',
  '192.0.0.192',
  'fd00:ec2::254',
  'fd20:ce::254',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
