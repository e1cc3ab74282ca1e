import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const WHOLE = /(?<=\/focus\/FocusScope\.mjs)(?=["'])/;
const MANAGER = /\/focus\/FocusScope\.mjs[?]manager$/;

/**
 * A toolbar moves its focus by a function of the module that holds what dialogs need as well. The function keeps no
 * state: as a module of its own it comes with the first page, and the rest with the first dialog.
 */
export function focusManager(): Plugin {
  return {
    name: 'focus-manager',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-aria\/.*\/toolbar\/useToolbar\.mjs$/ },
      // on one line, as many lines as before: the source map stays true
      handler(code) {
        if (!WHOLE.test(code)) throw new Error('The toolbar has its focus from another module.');
        return { code: code.replace(WHOLE, '?manager'), map: null };
      },
    },
    load: {
      filter: { id: MANAGER },
      handler: async (id) => ({
        code: (await readFile(id.replace(/[?].*/, ''), 'utf8')).replaceAll(
          /(?<== )(?=new \$\w+\$var\$Tree\(\))/g,
          '/* @__PURE__ */ ',
        ),
        map: null,
      }),
    },
  };
}
