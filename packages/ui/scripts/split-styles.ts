import type { Plugin } from 'vite';

/** The parts that stand before all components, in this order. */
const FOUNDATIONS = { theme: ['theme/theme'], reset: ['theme/reset'] };

/**
 * Writes the style sheets of the package from those of its sources: `styles.css` with everything; the same in parts:
 * `theme.css`, `reset.css`, `base.css` with what several components share, and `css/<component>.css` with the rest. No
 * rule is in two parts, so their order after `base.css` does not matter.
 */
export function splitStyles(): Plugin {
  return {
    name: 'split-styles',
    enforce: 'post',
    generateBundle(_, bundle) {
      const styles = takeStyles(bundle);
      const users = new Map<string, string[]>();
      for (const [entry, used] of stylesOfEntries(bundle))
        for (const style of used) users.set(style, [...(users.get(style) ?? []), entry]);

      const foundations = Object.values(FOUNDATIONS).flat();
      const components = [...users].filter(
        ([style]) => styles.has(style) && !foundations.includes(style),
      );
      const shared = components.filter(([, entries]) => entries.length > 1).map(([style]) => style);
      const own = Map.groupBy(
        components.filter(([, entries]) => entries.length === 1),
        ([, [entry]]) => entry as string,
      );
      const write = (fileName: string, names: readonly string[]) =>
        this.emitFile({
          type: 'asset',
          fileName,
          source: names.map((name) => styles.get(name) ?? '').join(''),
        });
      write('theme.css', FOUNDATIONS.theme);
      write('reset.css', FOUNDATIONS.reset);
      write('base.css', shared);
      for (const [entry, all] of own)
        write(
          `css/${entry}.css`,
          all.map(([style]) => style),
        );
      write('styles.css', [
        ...foundations,
        ...shared,
        ...[...own.values()].flat().map(([style]) => style),
      ]);
    },
  };
}

type Bundle = Parameters<
  Extract<NonNullable<Plugin['generateBundle']>, (...args: never) => void>
>[1];

const SOURCE = /^(.+)\.css\.ts\.vanilla\.css$/;

/** The style sheets of the sources by name, as `button/button`, out of the bundle. */
function takeStyles(bundle: Bundle) {
  const styles = new Map<string, string>();
  for (const [fileName, file] of Object.entries(bundle)) {
    const name = SOURCE.exec(fileName)?.[1];
    if (file.type !== 'asset' || name === undefined) continue;
    styles.set(name, String(file.source));
    delete bundle[fileName];
  }
  return styles;
}

/** Returns the styles of each entry: its own and those of all that it imports, in the order of the imports. */
function stylesOfEntries(bundle: Bundle) {
  const collect = (fileName: string, found: Set<string>, seen: Set<string>) => {
    const file = bundle[fileName];
    if (seen.has(fileName) || file?.type !== 'chunk') return found;
    seen.add(fileName);
    for (const imported of file.imports) collect(imported, found, seen);
    const [, name] = /^(.+)\.css\.js$/.exec(fileName) ?? [];
    if (name !== undefined) found.add(name);
    return found;
  };
  return Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.isEntry
      ? [[file.name.split('/')[0] as string, collect(file.fileName, new Set(), new Set())] as const]
      : [],
  );
}
