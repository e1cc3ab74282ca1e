import { Link, useLocation } from 'react-router-dom';
import * as css from './app-header.css.ts';
import { navigation } from './entries.ts';

/** Links to the sections; the current page is plain text. */
export function Navigation() {
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
