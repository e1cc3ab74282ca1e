import { expect, test } from 'vitest';
import { codeAt, describeApp, newSecret, stepOf } from './app-codes.ts';

/** The secret and the codes of RFC 6238, appendix B. Apps show the last six digits of a code. */
const SECRET = new TextEncoder().encode('12345678901234567890');
const SECONDS = 1000;

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s, and stands for its step', (second, code) => {
  expect(codeAt(SECRET, second * SECONDS)).toBe(code);
  expect(stepOf(SECRET, code, second * SECONDS)).toBe(Math.floor(second / 30));
});

test('a code is taken one step early or late, as its own step, and no further', () => {
  const now = 1_234_567_890 * SECONDS;
  const step = Math.floor(now / 30_000);
  const takenAs = (late: number) => stepOf(SECRET, codeAt(SECRET, now + late * 30_000), now);
  expect([-2, -1, 0, 1, 2].map(takenAs)).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test.each(['', '28708', '2870822', '28708a', 'x287082', '287082x'])('«%s» is no code', (code) => {
  expect(stepOf(SECRET, code, 59 * SECONDS)).toBeUndefined();
});

test('an app is told the secret by hand and by a picture, under the name of its owner', () => {
  const { secret, uri } = describeApp(SECRET, 'anna@koleso.ru');
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const { protocol, pathname, searchParams } = new URL(uri);
  expect([protocol, decodeURIComponent(pathname)]).toEqual([
    'otpauth:',
    expect.stringMatching(/Протектор:anna@koleso\.ru$/),
  ]);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    issuer: 'Протектор',
    secret,
    period: '30',
    digits: '6',
    algorithm: 'SHA1',
  });
  expect(newSecret()).toHaveLength(20);
  expect(newSecret()).not.toEqual(newSecret());
});
