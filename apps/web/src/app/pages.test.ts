import { PAGES } from '@org/api-client/pages';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pathnames } from '../../../../e2e/pages.ts';
import { navigation } from './header/entries.ts';
import { guardedPages, ownPages, publicPages, resetPage, signInPages } from './pages.ts';
import { profileEntries } from './profile/profile-entries.tsx';

/** Returns the full paths of routes; one that only holds others is none. */
const pathsOf = (routes: RouteObject[], start = ''): string[] =>
  routes.flatMap(({ path = '', children }) => {
    const whole = path.startsWith('/') || path === '' ? start + path : `${start}/${path}`;
    return children ? pathsOf(children, whole) : [whole];
  });
/** Names of ids differ: those of the table say what to find in the demo. */
const nameless = (path: string) => path.replaceAll(/:[\w-]+/g, ':id');

const paths = pathsOf([...publicPages, ...guardedPages, ...ownPages, ...signInPages, resetPage]);
const routes = paths.map(nameless);
const listed = pathnames.map(nameless);

test('every page is listed in e2e/pages.ts, which has it checked', () =>
  expect(
    routes.filter((route) => !listed.includes(route)),
    'pages without a line: add one to e2e/pages.ts, under the account that sees most of the page',
  ).toEqual([]));

test('what e2e/pages.ts lists is a page', () =>
  expect(
    listed.filter((path) => !routes.includes(path)),
    'addresses that no page has: add the page to app/pages.ts, or put the address right. People keep links, so an old address must not end',
  ).toEqual(['/no-such-page']));

test.each([...navigation, ...profileEntries].map(({ path }) => path))(
  'the entry of %s leads to a page',
  (path) => expect(paths).toContain(path),
);

test('the server counts reports of exactly these pages', () => {
  const named = paths.map((path) => path.replace(/(?<=.)\/$/, '').toLowerCase());
  expect([...new Set(named)].sort()).toEqual([...PAGES].sort());
});
