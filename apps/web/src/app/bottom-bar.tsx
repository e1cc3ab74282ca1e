import { FileTextIcon, LayoutGridIcon, TyreIcon, UserIcon } from '@org/ui/icons';
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { load } from '../shared/api/load.ts';
import { useMedia } from '../shared/hooks/use-media.ts';
import { lazyPart } from '../shared/page/lazy-part.ts';
import { paths } from '../shared/page/paths.ts';
import { sessionAtom } from '../shared/session/visitor.atoms.ts';
import * as css from './bottom-bar.css.ts';

const BottomAvatar = lazyPart(() => load(() => import('./bottom-avatar.tsx')), 'BottomAvatar');

const entries: readonly { path: string; label: string; icon: ReactNode }[] = [
  { path: paths.tires, label: 'Главная', icon: <TyreIcon /> },
  { path: paths.catalog, label: 'Каталог', icon: <LayoutGridIcon /> },
  { path: paths.requests, label: 'Заявка', icon: <FileTextIcon /> },
  { path: paths.profile, label: 'Профиль', icon: <ProfileIcon /> },
];

/**
 * Navigation at the bottom of the window, in reach of the thumb, for widths where the header has no room for the
 * avatar.
 */
export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav className={css.bar} aria-label="Разделы">
      {entries.map(({ path, label, icon }) => (
        <Link
          key={path}
          to={path}
          className={css.entry}
          aria-current={pathname === path ? 'page' : undefined}
        >
          <span className={css.icon}>{icon}</span>
          {label}
        </Link>
      ))}
    </nav>
  );
}

function ProfileIcon() {
  const isShown = useMedia(css.NARROW);
  const isSignedIn = useAtomValue(sessionAtom) !== null;
  if (!isShown || !isSignedIn) return <UserIcon />;
  return (
    <Suspense fallback={<UserIcon />}>
      <BottomAvatar />
    </Suspense>
  );
}
