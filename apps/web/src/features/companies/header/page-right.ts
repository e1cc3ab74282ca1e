import { paths } from '../../../shared/page/paths.ts';
import type { Company } from '../companies.atoms.ts';

type Right = Company['rights'][number];

/** What it takes to change what a page of a company shows. */
const RIGHTS: [path: (id: string) => string, right: Right][] = [
  [paths.companyEdit, 'manage'],
  [paths.companyKeys, 'manage'],
  [paths.companyRests, 'sell'],
  [paths.companyWarehouses, 'sell'],
  [paths.companyDelivery, 'sell'],
  [paths.companyShowcases, 'sell'],
  [paths.companyBuyers, 'papers'],
];

/** The right that the user lacks to change what a page of a company shows; undefined if he may. */
export function missingRight(
  { id, rights }: Pick<Company, 'id' | 'rights'>,
  pathname: string,
): Right | undefined {
  const [, right] = RIGHTS.find(([path]) => `${pathname}/`.startsWith(`${path(id)}/`)) ?? [];
  return right && !rights.includes(right) ? right : undefined;
}
