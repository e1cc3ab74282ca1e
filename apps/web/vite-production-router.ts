import type { Plugin } from 'vite';

const DEVELOPMENT = '/react-router/dist/development/';
const PRODUCTION = '/react-router/dist/production/';
/** A name of a component for developers' tools: it keeps the component in a build that does not use it. */
const DISPLAY_NAME = /^\w+\.displayName = .+;$/gm;
const FORWARD_REF = /(?<== )(?=\w+\.forwardRef\()/g;

/**
 * The exports of react-router name its development build alone, which carries warnings that no user reads. Components
 * that nobody uses are left out.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      // as many lines as before: the source map stays true
      handler: (code) => ({
        code: code.replace(DISPLAY_NAME, '').replace(FORWARD_REF, '/* @__PURE__ */ '),
        map: null,
      }),
    },
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!found?.id.includes(DEVELOPMENT)) return found;
        return {
          ...found,
          id: found.id.replace(DEVELOPMENT, PRODUCTION),
        };
      },
    },
  };
}
