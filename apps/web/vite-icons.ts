import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ICONS = fileURLToPath(new URL('../../packages/ui/src/icons/icons.tsx', import.meta.url));
const IMPORT = /import \{([^}]+)\} from '(?:@org\/ui\/icons|[./]+icons\/icons\.tsx)';/g;
const ICON = /[?]icon=(\w+)$/;

/**
 * Cuts the module of all icons into one for each: an icon is loaded with the page that shows it. As one module all
 * icons of all pages would come with the first. Decision 10.
 */
export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { code: /icons/ },
      // on one line, as many lines as before: the source map stays true
      handler: (code) => ({ code: code.replaceAll(IMPORT, separate), map: null }),
    },
    load: {
      filter: { id: ICON },
      handler: async (id) => only(ICON.exec(id)?.[1] ?? '', await readFile(ICONS, 'utf8')),
    },
  };
}

const separate = (_: string, names: string) =>
  (names.match(/\w+/g) ?? [])
    .map((name) => `import { ${name} } from '${ICONS}?icon=${name}';`)
    .join(' ');

/** The statements of the module that one icon needs: the import and its own. */
function only(name: string, source: string): string {
  const [own] = source.match(new RegExp(`^export const ${name} =[^;]+;`, 'm')) ?? [];
  if (!own) throw new Error(`There is no icon ${name} in ${ICONS}.`);
  return `import { icon } from './icon.tsx';\n${own}`;
}
