import { Link, useLocation } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { sections } from '../shared/sections.ts';
import * as css from './header.css.ts';

/** The main navigation's entries, in the specification's order. */
export const entries = [
  ...sections.map(({ path, label }) => ({ path, label })),
  { path: paths.suppliers, label: 'Поставщики' },
];

/** Links to the sections; the current page is plain text. */
export function Navigation() {
  const { pathname } = useLocation();
  return (
    <nav className={css.navigation} aria-label="Каталог">
      {entries.map(({ path, label }) =>
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
