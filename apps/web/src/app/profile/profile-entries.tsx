import {
  BadgeCheckIcon,
  BellIcon,
  Building2Icon,
  FileSpreadsheetIcon,
  GaugeIcon,
  HeartIcon,
  ReceiptIcon,
  ShoppingCartIcon,
  UserIcon,
} from '@org/ui/icons';
import { profileAtom } from '../../features/profile/profile.atoms.ts';
import { useOwnValue } from '../../shared/hooks/use-taken-over.ts';
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

const keeperEntry = {
  path: paths.marketFacts,
  label: 'Сведения рынка',
  Icon: GaugeIcon,
};

const WITH_KEEPERS = [...profileEntries, keeperEntry];

/** Returns the entries of the signed-in user: a keeper of the installation has one more. */
export function useProfileEntries() {
  const user = useOwnValue(profileAtom)?.data;
  return user?.is_keeper ? WITH_KEEPERS : profileEntries;
}

/** The cart has an icon of its own in the header, so that its menu leaves it out. */
export const isInMenu = ({ path }: { path: string }) => path !== paths.cart;
