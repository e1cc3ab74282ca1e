import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { changesOf, releasesOf } from './changes.ts';
import { type State, sourcesOf, statesIn, tokensIn } from './sources.ts';

/** What the sources of a component say about it. Nobody writes these down: they cannot go stale. */
export interface Facts {
  /** The components that its file exports. */
  exports: readonly string[];
  since: string | undefined;
  /** What the releases say of it, the newest first. */
  changes: readonly { version: string; isNext: boolean; sentences: readonly string[] }[];
  tokens: readonly string[];
  /** The states that its styles tell apart. */
  states: readonly State[];
  /** Other components that it draws. */
  others: readonly string[];
}

const exportsOf = (text: string) =>
  [...text.matchAll(/^export (?:(?:const|function) ([A-Z]\w*)|\{ ([A-Z]\w*) \} from)/gm)].map(
    ([, firstSource = '', other = firstSource]) => other,
  );

function factsOf(root: string, folder: string, file: string): Facts {
  const { own: ownSource, others } = sourcesOf(file);
  const styles = ownSource
    .filter((path) => path.endsWith('.css.ts') || path.endsWith('/tokens.ts'))
    .map((path) => readFileSync(path, 'utf8'));
  const all = styles.join('\n');
  const exports = exportsOf(readFileSync(file, 'utf8'));
  return {
    exports,
    ...changesOf(releasesOf(root, folder), exports),
    tokens: [...new Set(styles.flatMap(tokensIn))].sort(),
    states: statesIn(all),
    others,
  };
}

/** Returns the facts of every component that has a guide, by the name of its folder. */
export function allFacts(root: string): Record<string, Facts> {
  const ui = globSync(join(root, 'packages/ui/src/*/*.guide.tsx')).map((guide) => [
    basename(guide, '.guide.tsx'),
    factsOf(root, 'packages/ui', guide.replace('.guide.tsx', '.tsx')),
  ]);
  const phone = join(root, 'packages/phone-input/src/phone-input.tsx');
  return Object.fromEntries([
    ...ui.sort(),
    ['phone-input', factsOf(root, 'packages/phone-input', phone)],
  ]);
}
