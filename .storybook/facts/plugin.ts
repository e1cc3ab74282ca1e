import { join } from 'node:path';
import type { Plugin } from 'vite';
import { allFacts } from './facts.ts';
import { searchIndex, titles } from './texts.ts';

const root = join(import.meta.dirname, '../..');

/** What the pages of docs say that nobody has written down, as modules. Decision 499. */
const modules: Record<string, () => unknown> = {
  'virtual:component-facts': () => allFacts(root),
  'virtual:docs-titles': () => titles(root),
  'virtual:docs-texts': () => searchIndex(root),
};

export function docsFacts(): Plugin {
  return {
    name: 'docs-facts',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load(id) {
      const make = modules[id.slice(1)];
      return make && `export default ${JSON.stringify(make())}`;
    },
  };
}
