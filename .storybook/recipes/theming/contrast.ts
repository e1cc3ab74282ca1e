import { faintPairs } from '@org/ui/contrast';

/** For a test in a browser: fails with the pairs of colours that are too near to each other. */
export function expectContrast(themes: readonly string[]) {
  const faint = themes.flatMap((theme) => {
    document.documentElement.dataset.theme = theme;
    return faintPairs().map((pair) => ({ theme, ...pair }));
  });
  if (faint.length > 0) throw new Error(JSON.stringify(faint, null, 2));
}
