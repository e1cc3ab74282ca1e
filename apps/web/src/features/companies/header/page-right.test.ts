import { rightsOf } from '@org/trade/roles';
import { expect, test } from 'vitest';
import { paths } from '../../../shared/page/paths.ts';
import { missingRight } from './page-right.ts';

test.each([
  [paths.companySources('c'), ['buyer'], 'sell'],
  [paths.companySources('c'), ['seller'], undefined],
  [paths.companyShowcase('c', 's'), ['accountant'], 'sell'],
  [paths.companyBuyers('c'), ['seller'], 'papers'],
  [paths.companyBuyers('c'), ['accountant'], undefined],
  [paths.companyKeys('c'), ['buyer', 'seller', 'warehouse', 'accountant'], 'manage'],
  [paths.companyKeys('c'), [], undefined],
  [paths.companySales('c'), ['buyer'], undefined],
] as const)('%s with the roles %j lacks %s', (pathname, roles, missing) => {
  expect(missingRight({ id: 'c', rights: rightsOf(roles) }, pathname)).toBe(missing);
});
