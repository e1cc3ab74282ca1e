import {
  BadgeCheckIcon,
  BellIcon,
  Building2Icon,
  FileSpreadsheetIcon,
  HeartIcon,
  ReceiptIcon,
  ShoppingCartIcon,
  UserIcon,
} from '@org/ui/icons';
import { paths } from '../../shared/page/paths.ts';

/** The menu entries of the signed-in user. */
export const profileEntries = [
  { path: paths.profile, label: 'Мой профиль', Icon: UserIcon },
  { path: paths.companies, label: 'Компании', Icon: Building2Icon },
  { path: paths.orders, label: 'Мои заказы', Icon: ReceiptIcon },
  { path: paths.approvals, label: 'На согласовании', Icon: BadgeCheckIcon },
  { path: paths.news, label: 'Новости заказов', Icon: BellIcon },
  { path: paths.requests, label: 'Заявки', Icon: FileSpreadsheetIcon },
  { path: paths.favoriteSuppliers, label: 'Избранное', Icon: HeartIcon },
  { path: paths.cart, label: 'Корзина', Icon: ShoppingCartIcon },
];

/** The entries of the header's menu. The cart has an icon of its own in the header. */
export const menuEntries = profileEntries.filter(({ path }) => path !== paths.cart);
