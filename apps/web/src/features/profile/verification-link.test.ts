import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readVerificationToken } from './verification.ts';

const PAGE = 'https://protektor.example/redirect?request=x';
const read = (request: string, base = '/api') => readVerificationToken(request, base, PAGE);

describe('the token of a verification link', () => {
  test.each([
    'https://protektor.example/api/verification/a-B_9',
    '/api/verification/a-B_9',
    'https://protektor.example/api/verification/a-B_9?from=letter',
  ])('is read from %s', (request) => {
    expect(read(request)).toBe('a-B_9');
  });

  test('is read under the base of another origin, where the API has one', () => {
    const base = 'https://api.protektor.example/api';
    expect(read('https://api.protektor.example/api/verification/t', base)).toBe('t');
    expect(read('https://protektor.example/api/verification/t', base)).toBeNull();
  });

  test.each([
    '',
    'https://evil.example/api/verification/t',
    '//evil.example/api/verification/t',
    'https://protektor.example@evil.example/api/verification/t',
    'https://user:pass@protektor.example/api/verification/t',
    'http://protektor.example/api/verification/t',
    'https://protektor.example/verification/t',
    'https://protektor.example/api/../verification/t',
    'https://protektor.example/api/verification/../user',
    'https://protektor.example/api/verification/t/../../auth/logout',
    'https://protektor.example/api/verification/',
    'https://protektor.example/api/verification/a%2Fb',
    'https://protektor.example/apiverification/t',
    'javascript:alert(1)',
  ])('is not read from %j', (request) => {
    expect(read(request)).toBeNull();
  });

  test('is a word: no link makes another call of it', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.string(),
        (url, tail) => {
          for (const request of [url, `/api/verification/${tail}`, `/api/${tail}`]) {
            const token = read(request);
            if (token !== null) expect(token).toMatch(/^[\w-]+$/);
          }
        },
      ),
    );
  });
});
