import { expect, test } from 'vitest';
import { canonicalPath } from './canonical.ts';

const routes = [
  {
    children: [
      { path: '/' },
      { path: '/tires' },
      { path: '/companies/create' },
      { path: '/companies/:company', children: [{ index: true }, { path: 'rests/imports' }] },
      { path: '*' },
    ],
  },
];

test.each([
  ['/', '/'],
  ['/tires', '/tires'],
  ['/tires/', '/tires'],
  ['/TIRES///', '/tires'],
  ['/Companies/Create', '/companies/create'],
  ['/COMPANIES/a-B%20c/', '/companies/a-B%20c'],
  ['/companies/X/Rests/imports', '/companies/X/rests/imports'],
  ['/companies/50%', '/companies/50%25'],
  ['/no/Such/page/', '/no/Such/page/'],
  ['/%', '/%'],
])('%s is %s', (given, canonical) => {
  expect(canonicalPath(routes, given)).toBe(canonical);
  expect(canonicalPath(routes, canonical)).toBe(canonical);
});
