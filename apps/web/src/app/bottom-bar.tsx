import { HouseIcon, LayoutGridIcon, UserIcon } from '@org/ui/icons';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import * as css from './bottom-bar.css.ts';

/** Navigation under the thumb, where the header has no room for the avatar. */
export function BottomBar() {
  const { pathname } = useLocation();
  const entry = (path: string, label: string, icon: ReactNode) => (
    <Link to={path} className={css.entry} aria-current={pathname === path ? 'page' : undefined}>
      <span className={css.icon}>{icon}</span>
      {label}
    </Link>
  );
  return (
    <nav className={css.bar} aria-label="Разделы">
      {entry(paths.tires, 'Главная', <HouseIcon />)}
      {entry(paths.catalog, 'Каталог', <LayoutGridIcon />)}
      {entry(paths.profile, 'Профиль', <UserIcon />)}
    </nav>
  );
}
