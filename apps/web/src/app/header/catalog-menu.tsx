import { ChevronDownIcon, MenuIcon } from '@org/ui/icons';
import { Menu, MenuItem, MenuTrigger } from '@org/ui/menu';
import { Button } from 'react-aria-components/Button';
import { useLocation } from 'react-router-dom';
import * as css from './app-header.css.ts';
import { navigation } from './entries.ts';

/** The sections folded into one button, where the header has no room for them. */
export function CatalogMenu() {
  const { pathname } = useLocation();
  return (
    <MenuTrigger>
      <Button className={css.menuButton} aria-label="Каталог">
        <MenuIcon size={16} />
        <span className={css.menuWords}>
          Каталог
          <ChevronDownIcon size={14} />
        </span>
      </Button>
      <Menu aria-label="Каталог">
        {navigation.map(({ path, label }) => (
          // the current page is no link
          <MenuItem
            key={path}
            href={path === pathname ? undefined : path}
            isDisabled={path === pathname}
            isCurrent={path === pathname}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
