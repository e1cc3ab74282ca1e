import {
  BellIcon,
  Building2Icon,
  FileSpreadsheetIcon,
  HeartIcon,
  ReceiptIcon,
  ShoppingCartIcon,
  UserIcon,
} from '@org/ui/icons';
import { paths } from '../../shared/paths.ts';
import { reachable } from '../pages.ts';

/** What belongs to the person who is signed in. */
export const profileEntries = reachable([
  { path: paths.profile, label: 'Мой профиль', Icon: UserIcon },
  { path: paths.companies, label: 'Компании', Icon: Building2Icon },
  { path: paths.orders, label: 'Мои заказы', Icon: ReceiptIcon },
  { path: paths.news, label: 'Новости заказов', Icon: BellIcon },
  { path: paths.bulkOrder, label: 'Заказ списком', Icon: FileSpreadsheetIcon },
  { path: paths.favoriteSuppliers, label: 'Избранное', Icon: HeartIcon },
  { path: paths.cart, label: 'Корзина', Icon: ShoppingCartIcon },
]);

const WITH_ICONS: readonly string[] = [paths.favoriteSuppliers, paths.cart];

/** Those of them that the header's menu shows: the others have icons of their own there. */
export const menuEntries = profileEntries.filter(({ path }) => !WITH_ICONS.includes(path));
