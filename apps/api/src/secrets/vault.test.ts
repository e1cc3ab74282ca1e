import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createVault, parseKeys, Unreadable } from './vault.ts';

const [old, fresh] = [randomBytes(32), randomBytes(32)];

describe('a vault', () => {
  const vault = createVault([old]);

  test('opens what it has sealed, for its owner alone, and nothing of it is seen', () => {
    const sealed = vault.seal('очень тайно', 'source:1');
    expect(vault.open(sealed, 'source:1').toString()).toBe('очень тайно');
    expect(sealed.includes('тайно')).toBe(false);
    expect(() => vault.open(sealed, 'source:2')).toThrow(Unreadable);
    // sealing the same secret twice gives different results
    expect(vault.seal('очень тайно', 'source:1').equals(sealed)).toBe(false);
  });

  test('opens nothing that was changed at any place, or is cut', () => {
    const sealed = vault.seal('тайно', 'source:1');
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => vault.open(changed, 'source:1')).toThrow(Unreadable);
      expect(() => vault.open(sealed.subarray(0, at), 'source:1')).toThrow(Unreadable);
    }
  });

  test('seals with the first key, and opens with the others until they are gone', () => {
    const sealed = vault.seal('тайно', 'a');
    const both = createVault([fresh, old]);
    expect(both.open(sealed, 'a').toString()).toBe('тайно');
    expect([vault.isCurrent(sealed), both.isCurrent(sealed)]).toEqual([true, false]);
    expect(() => createVault([fresh]).open(sealed, 'a')).toThrow(Unreadable);
    expect(createVault([fresh]).open(both.seal('тайно', 'a'), 'a').toString()).toBe('тайно');
  });

  test('without a key says so', () => {
    expect(() => createVault([]).seal('тайно', 'a')).toThrow(/SECRETS_KEYS/);
  });
});

test('keys are 32 bytes in base64 with commas between', () => {
  const text = `${old.toString('base64')}, ${fresh.toString('base64')}`;
  expect(parseKeys(text)).toEqual([old, fresh]);
  expect(parseKeys(old.toString('hex'))).toBeUndefined();
  expect(parseKeys(`${old.toString('base64')},`)).toBeUndefined();
});
