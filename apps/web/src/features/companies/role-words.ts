import { RIGHT_NAMES, RIGHTS, ROLE_NAMES, ROLE_RIGHTS, ROLES } from '@org/trade/roles';
import type { Company, Employee } from './companies.atoms.ts';

export type Right = Company['rights'][number];
export type Role = Employee['roles'][number];

const ALL_RIGHTS = 'Все права';

/** «Закупщик, Склад» */
export function rolesText({ owner, roles }: Pick<Employee, 'owner' | 'roles'>): string {
  if (owner) return 'Владелец';
  return roles.length === 0 ? ALL_RIGHTS : roles.map((role) => ROLE_NAMES[role]).join(', ');
}

/** What a role allows: «заказывать; принимать товар, претензии» */
export const roleNote = (role: Role) =>
  ROLE_RIGHTS[role].map((right) => RIGHT_NAMES[right].toLowerCase()).join('; ');

/** The columns of the table of rights, with what each allows. */
export const COLUMNS: readonly { name: string; rights: readonly Right[] }[] = [
  { name: 'Владелец', rights: RIGHTS },
  ...ROLES.map((role) => ({ name: ROLE_NAMES[role], rights: ROLE_RIGHTS[role] })),
];
