import { HeartIcon, ShoppingCartIcon } from '@org/ui/icons';
import { VisuallyHidden } from '@org/ui/visually-hidden';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { sessionAtom, visitorLinesAtom } from '../shared/atoms.ts';
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

const CartTotals = lazy(() =>
  load(async () => ({ default: (await import('../shared/cart/cart-totals.tsx')).CartTotals })),
);

/** The logo, the sections, and who is signed in. */
export function Header() {
  const isFolded = useMedia(css.FOLDED);
  const hasAvatar = useMedia(css.WITH_AVATAR);
  const isSignedIn = useAtomValue(sessionAtom) !== null;
  const hasLines = useAtomValue(visitorLinesAtom).length > 0;
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
        <Link className={css.cart} to={paths.cart}>
          <ShoppingCartIcon />
          <VisuallyHidden>Корзина</VisuallyHidden>
          <Suspense>{(isSignedIn || hasLines) && <CartTotals />}</Suspense>
        </Link>
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
