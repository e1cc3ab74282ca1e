import { IconButton } from '@org/ui/icon-button';
import { MonitorIcon, MoonIcon, SunIcon } from '@org/ui/icons';
import { useAtom } from 'jotai';
import { themeAtom } from '../../shared/atoms.ts';
import type { Theme } from '../../shared/session/preferences.ts';

const NEXT: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const looks = {
  system: { label: 'Тема: как в системе', icon: <MonitorIcon /> },
  light: { label: 'Тема: светлая', icon: <SunIcon /> },
  dark: { label: 'Тема: тёмная', icon: <MoonIcon /> },
};

/** Switches from the system's theme to the light one, the dark one and back. */
export function ThemeSwitch() {
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
