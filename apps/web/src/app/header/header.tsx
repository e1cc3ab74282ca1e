import { IconButton } from '@org/ui/icon-button';
import {
  HeartIcon,
  MapPinIcon,
  MonitorIcon,
  MoonIcon,
  ShoppingCartIcon,
  SunIcon,
} from '@org/ui/icons';
import { VisuallyHidden } from '@org/ui/visually-hidden';
import { useAtom, useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { load } from '../../shared/api/load.ts';
import { cityLabel } from '../../shared/city/city-label.ts';
import { useMedia } from '../../shared/hooks/use-media.ts';
import { useOwnValue } from '../../shared/hooks/use-taken-over.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { paths } from '../../shared/page/paths.ts';
import type { Theme } from '../../shared/session/preferences.ts';
import { loginHref } from '../../shared/session/target.ts';
import {
  cityAtom,
  sessionAtom,
  themeAtom,
  visitorLinesAtom,
} from '../../shared/session/visitor.atoms.ts';
import * as css from './app-header.css.ts';
import { navigation } from './entries.ts';
import { Logo } from './logo.tsx';

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

const NEXT: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const looks = {
  system: { label: 'Тема: как в системе', icon: <MonitorIcon /> },
  light: { label: 'Тема: светлая', icon: <SunIcon /> },
  dark: { label: 'Тема: тёмная', icon: <MoonIcon /> },
};

/** Switches from the system's theme to the light one, the dark one and back. */
function ThemeSwitch() {
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <IconButton
      variant="inherit"
      size="m"
      label={looks[theme].label}
      icon={looks[theme].icon}
      onPress={() => setTheme(NEXT[theme])}
    />
  );
}

const CatalogMenu = lazyPart(() => load(() => import('./catalog-menu.tsx')), 'CatalogMenu');
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
        <ThemeSwitch />
        {isSignedIn || isCityWanted ? (
          <Suspense fallback={<CityPlace />}>
            <CityControl startsOpen={isCityWanted} />
          </Suspense>
        ) : (
          <CityPlace onPress={() => setCityWanted(true)} />
        )}
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
