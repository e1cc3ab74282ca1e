import { expect, test } from 'vitest';
import { pageRoute } from './page-route.ts';

test.for([
  ['/', {}, '/'],
  ['/tires', {}, '/tires'],
  ['/orders/019aa5c0-8f10', { id: '019aa5c0-8f10' }, '/orders/:id'],
  ['/companies/7/rests', { companyId: '7' }, '/companies/:companyid/rests'],
  ['/suppliers/%D0%9A1', { name: 'К1' }, '/suppliers/:name'],
  ['/%', { '*': '%' }, '/:rest'],
] as const)('%s', ([pathname, params, route]) => {
  expect(pageRoute(pathname, params)).toBe(route);
});
