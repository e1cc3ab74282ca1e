import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathWithin } from './links.ts';

const BASE = 'https://protektor.example/api';

test('gives what follows the base', () => {
  expect(pathWithin(BASE, `${BASE}/search_v2/tyres?page=2`)).toBe('/search_v2/tyres?page=2');
  expect(pathWithin(`${BASE}/`, `${BASE}/cart#top`)).toBe('/cart');
  expect(pathWithin('/api', '/api/cart', 'https://protektor.example/tires?page=2')).toBe('/cart');
});

test.each([
  'https://evil.example/api/search_v2/tyres',
  'https://protektor.example.evil.example/api/cart',
  'https://protektor.example:8443/api/cart',
  'http://protektor.example/api/cart',
  'https://protektor.example@evil.example/api/cart',
  'https://user:pass@protektor.example/api/cart',
  'https://protektor.example/outbox',
  'https://protektor.example/api',
  'https://protektor.example/apis/cart',
  'https://protektor.example/api/../outbox',
  'https://protektor.example/api/%2e%2e/outbox',
  'https:\\\\evil.example\\api\\cart',
  '//evil.example/api/cart',
  'javascript:alert(1)',
  'data:text/plain,api',
])('refuses %s', (link) => {
  expect(() => pathWithin(BASE, link, `${BASE}/`)).toThrow(TypeError);
});

test('what it gives always leads back under the base', () => {
  const links = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.webPath().map((path) => `${BASE}${path}`),
    fc.string().map((text) => `${BASE}/${text}`),
    fc.string(),
  );
  fc.assert(
    fc.property(links, (link) => {
      let path: string;
      try {
        path = pathWithin(BASE, link, 'https://protektor.example/tires');
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError);
        return;
      }
      expect(new URL(`${BASE}${path}`).href).toMatch(/^https:\/\/protektor\.example\/api\//);
    }),
  );
});
