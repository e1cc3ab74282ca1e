import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { names } from '../../packages/ui/src/theme/names.ts';

/** `TextField` is `text-field`. */
export const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** A file that exports the component that it is named after: another component, with facts of its own. */
const isComponent = (path: string) => basename(dirname(path)) === basename(path, '.tsx');

/** Files of everybody, whose names are not what one component uses. */
const isForAll = (path: string) => /\/(theme|icons|words|foundations)\//.test(path);

/** Returns a component's file and all that it is made of, and the other components that it draws. */
export function sourcesOf(file: string) {
  const ownFiles = new Set<string>();
  const others = new Set<string>();
  const follow = (path: string) => {
    if (ownFiles.has(path) || isForAll(path) || !existsSync(path)) return;
    if (path !== file && isComponent(path)) {
      others.add(basename(path, '.tsx'));
      return;
    }
    ownFiles.add(path);
    const text = readFileSync(path, 'utf8');
    for (const [, from = ''] of text.matchAll(/^(?:import|export|\}) .*?from '(\.[^']+)'/gm))
      follow(join(dirname(path), from));
  };
  follow(file);
  return { own: [...ownFiles], others: [...others].sort() };
}

type Names = string | { readonly [name: string]: Names };

const leaves = (part: Names): string[] =>
  typeof part === 'string' ? [`--org-${part}`] : Object.values(part).flatMap(leaves);

/** Goes as far into the names as the path does. */
const at = (path: readonly string[]): Names | undefined =>
  path.reduce<Names | undefined>(
    (part, name) => (typeof part === 'object' ? part[name] : part),
    names,
  );

/** Words of a style sheet that stand for a group of names: `const { ink } = vars.color` makes `ink` one. */
function wordsFor(text: string) {
  const words = new Map<string, readonly string[]>([['vars', []]]);
  for (const [, inner = '', from = ''] of text.matchAll(/const \{([^}]*)\} = ([\w.]+);/g)) {
    const [head = '', ...deeper] = from.split('.');
    const base = words.get(head);
    if (!base) continue;
    for (const part of inner.split(',').map((one) => one.trim())) {
      const [name = '', as = name] = part.split(': ');
      if (/^\w+$/.test(name)) words.set(as, [...base, ...deeper, name]);
    }
  }
  return words;
}

/** Returns the custom properties that a style sheet in TypeScript names. */
export function tokensIn(text: string): string[] {
  const found = new Set<string>();
  const words = wordsFor(text);
  const code = text.replace(/const \{[^}]*\} = [\w.]+;/g, '').replace(/^import .*$/gm, '');
  for (const [, word = '', rest = '', next] of code.matchAll(
    /(?<![\w.'-])(\w+)((?:\.\w+)*)(\[)?/g,
  )) {
    const base = words.get(word);
    const part = base && at([...base, ...rest.split('.').filter(Boolean)]);
    // a whole group is used where a variable takes one of it
    if (typeof part === 'string' || (part && part !== names && next))
      for (const name of leaves(part)) found.add(name);
  }
  if (/\blead\./.test(code)) found.add('--org-color-brand');
  for (const [name] of text.matchAll(/--org-[a-z0-9-]+/g)) found.add(name);
  // the tokens of the phone field, which stand by themselves
  for (const [, name] of text.matchAll(/\btoken\('([a-z0-9-]+)'/g)) found.add(`--org-${name}`);
  return [...found].sort();
}

/** States that styles tell apart, in the order of a matrix. */
const STATES = [
  'hovered',
  'pressed',
  'focus-visible',
  'selected',
  'indeterminate',
  'open',
  'pending',
  'readonly',
  'invalid',
  'disabled',
] as const;

export type State = (typeof STATES)[number];

/** Returns the states that a style sheet in TypeScript tells apart. */
export const statesIn = (text: string): State[] =>
  STATES.filter(
    (state) =>
      text.includes(`[data-${state}]`) ||
      (state === 'focus-visible' &&
        /focusRing\b|:focus-visible|:focus-within|\[data-focus(ed|-within)\]/.test(text)),
  );
