import { fileURLToPath } from 'node:url';

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const SECTION = fileURLToPath(new URL('src/pages/section.tsx', import.meta.url));
/** Modules that the page imports and never runs. Other pages run them, so the bundler can't drop them by itself. */
const UNUSED =
  /number\/dist\/private\/NumberParser|react-aria\/dist\/private\/(?:utils\/keyboard|focus\/virtualFocus)|private\/Heading/;

let needed: Set<string> | undefined;

/** Everything that a page imports, directly or not; what it imports later, on demand, is left out. */
function staticImports(entry: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || UNUSED.test(id)) return;
    found.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(entry);
  return found;
}

/**
 * How the build is cut for the page that most visits begin with: what every page needs is one file, what a section
 * needs besides is another. Left to itself the bundler makes thirty small files of it, which compress 6 % worse, and
 * mixes in what only dialogs need.
 */
export const firstScreen = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'frame', tags: ['$initial' as const], priority: 2 },
    {
      name: (id: string, modules: Modules) => {
        needed ??= staticImports(SECTION, modules);
        return needed.has(id) ? 'section' : null;
      },
      priority: 1,
    },
    // the other icons weigh less together than the requests for each
    { name: 'icons', test: /[?]icon=/ },
  ],
};
