import { ChevronDownIcon, MenuIcon } from '@org/ui/icons';
import { Menu, MenuItem, MenuTrigger } from '@org/ui/menu';
import { Button } from 'react-aria-components/Button';
import { useLocation } from 'react-router-dom';
import * as css from './header.css.ts';
import { entries } from './navigation.tsx';

/** The sections folded into one button, where the header has no room for them. */
export function CatalogMenu() {
  const { pathname } = useLocation();
  return (
    <MenuTrigger>
      <Button className={css.menuButton}>
        <MenuIcon size={16} />
        Каталог
        <ChevronDownIcon size={14} />
      </Button>
      <Menu aria-label="Каталог">
        {entries.map(({ path, label }) => (
          <MenuItem key={path} href={path} isDisabled={path === pathname}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
