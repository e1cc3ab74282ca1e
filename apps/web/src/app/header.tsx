import { HeartIcon, MapPinIcon, ShoppingCartIcon } from '@org/ui/icons';
import { VisuallyHidden } from '@org/ui/visually-hidden';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cityAtom, sessionAtom, visitorLinesAtom } from '../shared/atoms.ts';
import { load } from '../shared/load.ts';
import { paths } from '../shared/paths.ts';
import { loginHref } from '../shared/target.ts';
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

const CityControl = lazy(() =>
  load(async () => ({ default: (await import('./city-control.tsx')).CityControl })),
);
const NewsBell = lazy(() =>
  load(async () => ({ default: (await import('./news-bell.tsx')).NewsBell })),
);

const CartTotals = lazy(() =>
  load(async () => ({ default: (await import('../shared/cart/cart-totals.tsx')).CartTotals })),
);

/** As much room as the menu will take. */
const MenuPlace = () => (
  <span className={css.menuButton}>
    <span className={css.menuWords}>Каталог</span>
  </span>
);

/** As much room as the city will take. */
function CityPlace() {
  const city = useAtomValue(cityAtom);
  return (
    <span className={css.wide}>
      <MapPinIcon size={20} />
      <span className={css.cityName}>{city || 'Город'}</span>
    </span>
  );
}

/** The logo, the sections, and who is signed in. */
export function Header() {
  const isFolded = useMedia(css.FOLDED);
  const hasAvatar = useMedia(css.WITH_AVATAR);
  const isSignedIn = useAtomValue(sessionAtom) !== null;
  const place = useLocation();
  const hasLines = useAtomValue(visitorLinesAtom).length > 0;
  return (
    <header className={css.header}>
      <Logo />
      {isFolded && (
        <Suspense fallback={<MenuPlace />}>
          <CatalogMenu />
        </Suspense>
      )}
      <Navigation />
      <div className={css.right}>
        <ThemeSwitch />
        <Suspense fallback={<CityPlace />}>
          <CityControl />
        </Suspense>
        <Suspense>{isSignedIn && <NewsBell />}</Suspense>
        {isSignedIn && (
          <Link className={css.wide} to={paths.favoriteSuppliers} aria-label="Избранное">
            <HeartIcon />
          </Link>
        )}
        <Link className={css.cart} to={paths.cart}>
          <ShoppingCartIcon />
          <VisuallyHidden>Корзина</VisuallyHidden>
          <Suspense>{(isSignedIn || hasLines) && <CartTotals />}</Suspense>
        </Link>
        {!isSignedIn && (
          <Link className={css.action} to={loginHref(place)}>
            Войти
          </Link>
        )}
        <Suspense>{isSignedIn && hasAvatar && <ProfileMenu />}</Suspense>
      </div>
    </header>
  );
}
