import { IconButton } from '@org/ui/icon-button';
import { MonitorIcon, MoonIcon, SunIcon } from '@org/ui/icons';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { themeAtom } from '../shared/atoms.ts';
import { resolveTheme, type Theme } from '../shared/preferences.ts';

const NEXT: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const looks = {
  system: { label: 'Тема: как в системе', icon: <MonitorIcon /> },
  light: { label: 'Тема: светлая', icon: <SunIcon /> },
  dark: { label: 'Тема: тёмная', icon: <MoonIcon /> },
};
const darkScheme = matchMedia('(prefers-color-scheme: dark)');

/** Turns from the system's theme to the light one, the dark one and back. */
export function ThemeSwitch() {
  const [theme, setTheme] = useAtom(themeAtom);
  useEffect(() => {
    const apply = () => {
      document.documentElement.dataset.theme = resolveTheme(theme, darkScheme.matches);
    };
    apply();
    darkScheme.addEventListener('change', apply);
    return () => darkScheme.removeEventListener('change', apply);
  }, [theme]);
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
