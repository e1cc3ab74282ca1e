import type { MandateKind, Right, Role } from '@org/api-client/schema';

/** What a role lets a person do. This table is the only one: the server asks it, and pages show it. Decision 420. */
export const ROLE_RIGHTS: Record<Role, readonly Right[]> = {
  buyer: ['buy', 'receive'],
  seller: ['sell'],
  warehouse: ['receive', 'ship'],
  accountant: ['papers'],
};
export const ROLES = Object.keys(ROLE_RIGHTS) as Role[];

export const ROLE_NAMES: Record<Role, string> = {
  buyer: 'Закупщик',
  seller: 'Продавец',
  warehouse: 'Склад',
  accountant: 'Бухгалтер',
};

export const RIGHT_NAMES: Record<Right, string> = {
  buy: 'Заказывать',
  receive: 'Принимать товар, претензии',
  sell: 'Остатки, цены, ответы на заказы',
  ship: 'Отгружать',
  papers: 'Счета, оплаты, отсрочка',
  manage: 'Профиль, сотрудники, доступ программ',
};
export const RIGHTS = Object.keys(RIGHT_NAMES) as Right[];

/** Returns what somebody with these roles may do: everything if there are none. */
export const rightsOf = (roles: readonly Role[]): Right[] =>
  roles.length === 0
    ? RIGHTS
    : RIGHTS.filter((right) => roles.some((role) => ROLE_RIGHTS[role].includes(right)));

export const rolesWith = (right: Right): Role[] =>
  ROLES.filter((role) => ROLE_RIGHTS[role].includes(right));

/** Who has a right: «закупщик, сотрудник склада или владелец». */
export function whoMay(right: Right): string {
  const able = rolesWith(right).map((role) =>
    role === 'warehouse' ? 'сотрудник склада' : ROLE_NAMES[role].toLowerCase(),
  );
  return able.length === 0 ? 'владелец' : `${able.join(', ')} или владелец`;
}

/** What the holder of each kind must be allowed to do, to make it and as long as it acts. */
export const MANDATE_RIGHTS: Record<MandateKind, Right> = {
  key: 'manage',
  exchange: 'manage',
  webhook: 'manage',
  source: 'sell',
  showcase: 'sell',
  invitation: 'manage',
};
