import { Link } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { CatalogMenu } from './catalog-menu.tsx';
import * as css from './header.css.ts';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function Header() {
  return (
    <header className={css.header}>
      <Logo />
      <div className={css.menu}>
        <CatalogMenu />
      </div>
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
