import { describe, expect, test } from 'vitest';
import { isPressed, keysOf } from './shortcut.ts';

const press = (key: string, code: string, ...held: string[]) => ({
  key,
  code,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  altKey: held.includes('alt'),
  shiftKey: held.includes('shift'),
});

describe('a press is a shortcut', () => {
  test.each([
    ['?', press('?', 'Slash', 'shift'), false, true],
    ['?', press('?', 'Digit7', 'shift'), false, true],
    ['?', press('/', 'Slash'), false, false],
    ['?', press('?', 'Slash', 'shift', 'ctrl'), false, false],
    ['Mod+K', press('k', 'KeyK', 'ctrl'), false, true],
    ['Mod+K', press('k', 'KeyK', 'meta'), true, true],
    ['Mod+K', press('k', 'KeyK', 'ctrl'), true, false],
    ['Mod+K', press('к', 'KeyR', 'ctrl'), false, false],
    ['Mod+K', press('л', 'KeyK', 'ctrl'), false, true],
    ['Mod+K', press('K', 'KeyK', 'ctrl', 'shift'), false, false],
    ['Mod+Shift+K', press('K', 'KeyK', 'ctrl', 'shift'), false, true],
    ['Alt+1', press('1', 'Digit1', 'alt'), false, true],
    ['n', press('N', 'KeyN'), false, true],
    ['n', press('n', 'KeyN', 'alt'), false, false],
  ])('%s by %j on Apple’s: %s', (shortcut, given, apple, expected) => {
    expect(isPressed(shortcut, given, apple)).toBe(expected);
  });
});

test('keys are written as on the machine', () => {
  expect(keysOf('Mod+Shift+K', true)).toEqual(['⌘', '⇧', 'K']);
  expect(keysOf('Mod+Shift+K', false)).toEqual(['Ctrl', 'Shift', 'K']);
  expect(keysOf('?', false)).toEqual(['?']);
});
