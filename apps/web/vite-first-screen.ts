import { fileURLToPath } from 'node:url';

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const SECTION = fileURLToPath(new URL('src/pages/section.tsx', import.meta.url));
/** Names every icon: whoever imports one of them does not need the others. */
const ALL_ICONS = '/packages/ui/src/icons/icons.tsx';

let needed: Set<string> | undefined;

/** Everything that a page imports, directly or not; what it imports later, on demand, is left out. */
function staticImports(entry: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || id.endsWith(ALL_ICONS)) return;
    found.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(entry);
  return found;
}

/**
 * How the build is cut for the page that most visits begin with: what every page needs is one file, what a section
 * needs besides is another. Left to itself the bundler makes thirty small files of it, which compress 6 % worse, and
 * mixes in what only dialogs need. Decision 10.
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
    // the icons of the other pages weigh less together than the requests for each
    { name: 'icons', test: /\/icons\/drawings\// },
  ],
};
