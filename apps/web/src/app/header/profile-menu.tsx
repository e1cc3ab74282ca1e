import { Avatar } from '@org/ui/avatar';
import { ChevronDownIcon, LogOutIcon } from '@org/ui/icons';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@org/ui/menu';
import { VisuallyHidden } from '@org/ui/visually-hidden';
import { Button } from 'react-aria-components/Button';
import { signOut } from '../../features/auth/auth-session.ts';
import { NO_NAME } from '../../features/profile/names.ts';
import { profileAtom } from '../../features/profile/profile.atoms.ts';
import { useOwnValue } from '../../shared/hooks/use-taken-over.ts';
import { isInMenu, useProfileEntries } from '../profile/profile-entries.tsx';
import { useEntryCounts } from '../profile/use-entry-counts.ts';
import * as css from './app-header.css.ts';
import { useTheme } from './theme-switch.tsx';

/** A component of its own, so that the counts are requested only when the menu is open. */
function EntryCount({ path }: { path: string }) {
  return useEntryCounts()[path] ?? null;
}

/** The avatar and its menu. Renders nothing until the profile is loaded. */
export function ProfileMenu() {
  const user = useOwnValue(profileAtom)?.data;
  const theme = useTheme();
  const entries = useProfileEntries();
  if (!user) return null;
  const name = user.full_name ?? '';
  return (
    <MenuTrigger>
      <Button className={css.action}>
        <VisuallyHidden>Меню профиля: {name || NO_NAME}</VisuallyHidden>
        <span className={css.avatar}>
          <Avatar name={name} src={user.avatar} prompt={NO_NAME} isDecorative />
        </span>
        <ChevronDownIcon size={14} />
      </Button>
      <Menu aria-label="Профиль" placement="bottom end">
        {entries.filter(isInMenu).map(({ path, label, Icon }) => (
          <MenuItem
            key={path}
            href={path}
            icon={<Icon size={16} />}
            end={<EntryCount path={path} />}
          >
            {label}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={theme.icon} onAction={theme.toNext}>
          {theme.label}
        </MenuItem>
        <MenuItem icon={<LogOutIcon size={16} />} onAction={signOut}>
          Выйти
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
