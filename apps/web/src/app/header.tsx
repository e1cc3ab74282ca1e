import { HeartIcon } from '@org/ui/icons';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { sessionAtom } from '../shared/atoms.ts';
import { load } from '../shared/load.ts';
import { paths } from '../shared/paths.ts';
import { useMedia } from '../shared/use-media.ts';
import * as css from './header.css.ts';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const CatalogMenu = lazy(() =>
  load(async () => ({ default: (await import('./catalog-menu.tsx')).CatalogMenu })),
);
const ProfileMenu = lazy(() =>
  load(async () => ({ default: (await import('./profile-menu.tsx')).ProfileMenu })),
);

/** The logo, the sections, and who is signed in. */
export function Header() {
  const isFolded = useMedia(css.FOLDED);
  const hasAvatar = useMedia(css.WITH_AVATAR);
  const isSignedIn = useAtomValue(sessionAtom) !== null;
  return (
    <header className={css.header}>
      <Logo />
      {isFolded && (
        <Suspense fallback={<span className={css.menuButton}>Каталог</span>}>
          <CatalogMenu />
        </Suspense>
      )}
      <Navigation />
      <div className={css.right}>
        <ThemeSwitch />
        {isSignedIn && (
          <Link className={css.action} to={paths.favoriteSuppliers} aria-label="Избранное">
            <HeartIcon />
          </Link>
        )}
        {!isSignedIn && (
          <Link className={css.action} to={paths.login}>
            Войти
          </Link>
        )}
        <Suspense>{isSignedIn && hasAvatar && <ProfileMenu />}</Suspense>
      </div>
    </header>
  );
}
