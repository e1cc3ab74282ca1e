import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a hash is a salted PHC string, and knows its own password alone', async () => {
  const [first, second] = await Promise.all([hashPassword('пароль-1'), hashPassword('пароль-1')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(second).not.toBe(first);
  expect(await verifyPassword('пароль-1', first)).toBe(true);
  expect(await verifyPassword('пароль-2', first)).toBe(false);
  expect(await verifyPassword('', first)).toBe(false);
});

test('a hash that another program made with another cost is understood', async () => {
  // `echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 24 -e`, from the reference implementation
  const known =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword('password', known)).toBe(true);
  expect(await verifyPassword('passworD', known)).toBe(false);
});

test('the same letters are the same password, composed or not', async () => {
  expect(await verifyPassword('и\u0306ота-2026', await hashPassword('й\u043eта-2026'))).toBe(true);
});

test('nobody has a password, and something else than a hash is nobody’s', async () => {
  expect(await verifyPassword('password', undefined)).toBe(false);
  expect(await verifyPassword('password', 'hash')).toBe(false);
});
