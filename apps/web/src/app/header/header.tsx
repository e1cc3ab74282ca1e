import { HeartIcon, MapPinIcon, PlusIcon, ShoppingCartIcon } from '@org/ui/icons';
import { VisuallyHidden } from '@org/ui/visually-hidden';
import { useAtomValue } from 'jotai';
import { Suspense, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { load } from '../../shared/api/load.ts';
import { cityLabel } from '../../shared/city/city-label.ts';
import { useKeys } from '../../shared/hooks/use-keys.ts';
import { useMedia } from '../../shared/hooks/use-media.ts';
import { useOwnValue } from '../../shared/hooks/use-taken-over.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { paths } from '../../shared/page/paths.ts';
import { loginHref } from '../../shared/page/target.ts';
import { cityAtom, sessionAtom, visitorLinesAtom } from '../../shared/session/visitor.atoms.ts';
import * as css from './app-header.css.ts';
import { navigation } from './entries.ts';
import { Logo } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Links to the sections; the current page is plain text. */
function Navigation() {
  const { pathname } = useLocation();
  return (
    <nav className={css.navigation} aria-label="Каталог">
      {navigation.map(({ path, label }) =>
        path === pathname ? (
          <span key={path} className={css.currentEntry} aria-current="page">
            {label}
          </span>
        ) : (
          <Link key={path} to={path} className={css.entry}>
            {label}
          </Link>
        ),
      )}
    </nav>
  );
}

/** Where a new request begins; `N` leads there from any page. */
function NewRequest() {
  const navigate = useNavigate();
  useKeys(useMemo(() => ({ KeyN: () => navigate(paths.requests) }), [navigate]));
  return (
    <Link
      className={css.newRequest}
      to={paths.requests}
      aria-label="Новая заявка"
      aria-keyshortcuts="N"
    >
      <PlusIcon />
      <span className={css.newRequestName}>Заявка</span>
    </Link>
  );
}

const CatalogMenu = lazyPart(() => load(() => import('./catalog-menu.tsx')), 'CatalogMenu');
const Commands = lazyPart(() => load(() => import('./commands.tsx')), 'Commands');
const ProfileMenu = lazyPart(() => load(() => import('./profile-menu.tsx')), 'ProfileMenu');

const CityControl = lazyPart(() => load(() => import('./city-control.tsx')), 'CityControl');
const NewsBell = lazyPart(() => load(() => import('./news-bell.tsx')), 'NewsBell');

const CartTotals = lazyPart(
  () => load(() => import('../../shared/cart/cart-totals.tsx')),
  'CartTotals',
);

/** Takes as much room as the menu until the menu is loaded. */
const MenuPlace = () => (
  <span className={css.menuButton}>
    <span className={css.menuWords}>Каталог</span>
  </span>
);

/** Shows the current city. The control to change it is loaded at once for a signed-in user, else at the first press. */
function CityPlace({ onPress }: { onPress?: () => void }) {
  const city = useAtomValue(cityAtom);
  return (
    <button type="button" className={css.wide} aria-label={cityLabel(city)} onClick={onPress}>
      <MapPinIcon size={20} />
      <span className={css.cityName}>{city || 'Город'}</span>
    </button>
  );
}

/** The logo, the sections, and the controls of the visitor or the signed-in user. */
export function Header() {
  const isFolded = useMedia(css.FOLDED);
  const hasAvatar = useMedia(css.WITH_AVATAR);
  const isSignedIn = useAtomValue(sessionAtom) !== null;
  // it holds what has no room of its own then
  const hasMenu = isSignedIn && hasAvatar;
  const place = useLocation();
  const [isCityWanted, setCityWanted] = useState(false);
  const hasLines = (useOwnValue(visitorLinesAtom) ?? []).length > 0;
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
        {hasMenu && <NewRequest />}
        {!hasMenu && <ThemeSwitch />}
        {isSignedIn || isCityWanted ? (
          <Suspense fallback={<CityPlace />}>
            <CityControl startsOpen={isCityWanted} />
          </Suspense>
        ) : (
          <CityPlace onPress={() => setCityWanted(true)} />
        )}
        <Suspense>{isSignedIn && <NewsBell />}</Suspense>
        {isSignedIn && !hasAvatar && (
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
        <Suspense>{hasMenu && <ProfileMenu />}</Suspense>
        <Suspense>{hasMenu && <Commands />}</Suspense>
      </div>
    </header>
  );
}
