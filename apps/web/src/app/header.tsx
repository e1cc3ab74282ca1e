import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { useMedia } from '../shared/use-media.ts';
import * as css from './header.css.ts';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const CatalogMenu = lazy(async () => ({
  default: (await import('./catalog-menu.tsx')).CatalogMenu,
}));
/** Below the width at which the sections fit into the header, and above the bottom bar's. */
const FOLDED = '(min-width: 700px) and (max-width: 1255.98px)';

/** The logo, the sections, and who is signed in. */
export function Header() {
  const isFolded = useMedia(FOLDED);
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
        <Link className={css.action} to={paths.login}>
          Войти
        </Link>
      </div>
    </header>
  );
}
