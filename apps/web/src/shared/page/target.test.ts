import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginHref, readTarget } from './target.ts';

const ORIGIN = 'https://protektor.example';
const targetOf = (href: string) => readTarget(new URL(href, ORIGIN).searchParams, ORIGIN);
const read = (next: string) => readTarget(new URLSearchParams({ next }), ORIGIN);

describe('the way back from the login page', () => {
  test('keeps path and query', () => {
    const from = { pathname: '/companies/create', search: '?parent_id=7&q=a%20b%26c' };
    expect(targetOf(loginHref(from))).toBe('/companies/create?parent_id=7&q=a%20b%26c');
  });

  test('keeps any query that a browser can show', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), (query) => {
        const search = new URL(`?${new URLSearchParams(query)}`, ORIGIN).search;
        expect(targetOf(loginHref({ pathname: '/profile', search }))).toBe(`/profile${search}`);
      }),
    );
  });

  test('is none where the address names none', () => {
    expect(readTarget(new URLSearchParams(), ORIGIN)).toBeNull();
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,hi',
    'profile',
    '',
  ])('never leads elsewhere: %j', (next) => {
    expect(read(next)).toBeNull();
  });

  test('whatever is asked for, a navigation to it stays on the origin', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      '%2f',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part).map((parts) => `/${parts.join('')}`),
        ),
        (next) => {
          const target = read(next);
          if (target === null) return;
          expect(target.startsWith('/')).toBe(true);
          expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
        },
      ),
    );
  });
});
