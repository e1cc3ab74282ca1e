import type { LimitBody } from '@org/api-client/schema';
import type { Values } from '../../../shared/form/form.tsx';
import type { Key } from '../companies.atoms.ts';

export type Scope = Key['scopes'][number];

export interface KeyInput {
  name: string;
  scopes: Scope[];
  networks: string[];
  /** Left out if the user may not set it. */
  limit?: LimitBody;
}

/** What each right is called, and what it lets a program do. */
export const SCOPES: Readonly<Record<Scope, readonly [title: string, about: string]>> = {
  catalog: ['Каталог', 'искать товары и смотреть предложения'],
  stock: ['Остатки', 'видеть и менять остатки и цены компании'],
  orders: [
    'Заказы',
    'заказывать от имени компании и вести её заказы: ответ, счёт, оплата, отгрузка, приёмка',
  ],
  events: ['События', 'узнавать, что происходит с заказами и прайс-листами'],
};

/** The input from the form of a key. */
export const inputOf = (values: Values, scopes: readonly Scope[]): KeyInput => ({
  name: (values.name ?? '').trim(),
  scopes: [...scopes],
  networks: (values.networks ?? '').split(/[\s,;]+/).filter((network) => network !== ''),
});
