import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { themeAtom } from '../../shared/atoms.ts';
import { resolveTheme } from '../../shared/session/preferences.ts';

/** Keeps the document in the chosen theme. boot.ts has set it before the first paint. */
export function useTheme() {
  const theme = useAtomValue(themeAtom);
  useEffect(() => {
    const darkScheme = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      document.documentElement.dataset.theme = resolveTheme(theme, darkScheme.matches);
    };
    apply();
    darkScheme.addEventListener('change', apply);
    return () => darkScheme.removeEventListener('change', apply);
  }, [theme]);
}
