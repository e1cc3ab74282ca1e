import { LogOutIcon, MenuIcon, XIcon } from '@org/ui/icons';
import { Suspense, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { signOut } from '../../features/auth/auth-session.ts';
import * as css from './profile-area.css.ts';
import { useProfileEntries } from './profile-entries.tsx';
import { useEntryCounts } from './use-entry-counts.ts';

/** The area of the signed-in user. Its menu is at the side, or folded behind an icon where there is no room for it. */
export function ProfileArea() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  const entries = useProfileEntries();
  const counts = useEntryCounts();
  return (
    <div className={css.area}>
      <aside className={css.side}>
        <div className={css.head}>
          <h2 className={css.title}>Профиль</h2>
          <button
            type="button"
            className={css.toggle}
            aria-expanded={isOpen}
            aria-controls="profile-menu"
            aria-label={isOpen ? 'Закрыть меню профиля' : 'Открыть меню профиля'}
            onClick={() => setOpenAt(isOpen ? undefined : pathname)}
          >
            {isOpen ? <XIcon /> : <MenuIcon />}
          </button>
        </div>
        <nav
          id="profile-menu"
          aria-label="Профиль"
          className={css.menu}
          data-open={isOpen ? '' : undefined}
        >
          {entries.map(({ path, label, Icon }) => (
            <Link
              key={path}
              to={path}
              className={css.entry}
              aria-current={isAt(pathname, path) ? 'page' : undefined}
            >
              <Icon size={16} />
              {label}
              {counts[path] && <span className={css.count}>{counts[path]}</span>}
            </Link>
          ))}
          <hr className={css.line} />
          <button type="button" className={css.entry} onClick={signOut}>
            <LogOutIcon size={16} />
            Выйти
          </button>
        </nav>
      </aside>
      <div className={css.content}>
        <Suspense>
          <Outlet />
        </Suspense>
      </div>
    </div>
  );
}

const isAt = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`);
