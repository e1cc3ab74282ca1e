import { IconButton } from '@org/ui/icon-button';
import { MonitorIcon, MoonIcon, SunIcon } from '@org/ui/icons';
import { useAtom } from 'jotai';
import type { Theme } from '../../shared/session/preferences.ts';
import { themeAtom } from '../../shared/session/visitor.atoms.ts';

const NEXT: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const looks = {
  system: { label: 'Тема: как в системе', icon: <MonitorIcon /> },
  light: { label: 'Тема: светлая', icon: <SunIcon /> },
  dark: { label: 'Тема: тёмная', icon: <MoonIcon /> },
};

/** The theme's name and icon, and a function that switches from the system's to the light one, the dark one and back. */
export function useTheme() {
  const [theme, setTheme] = useAtom(themeAtom);
  return { ...looks[theme], toNext: () => setTheme(NEXT[theme]) };
}

export function ThemeSwitch() {
  const { label, icon, toNext } = useTheme();
  return <IconButton variant="inherit" size="m" label={label} icon={icon} onPress={toNext} />;
}
