import type { Plugin } from 'vite';
import { compileClassic } from './vite-classic.ts';

const FILE = 'notices-worker.js';

/**
 * Compiles `src/notices-worker.ts`. Its name has no hash: a browser looks for a newer worker at the address of the old
 * one.
 */
export function noticesWorker(): Plugin {
  let script: Promise<string> | undefined;
  const compile = () => {
    script ??= compileClassic('src/notices-worker.ts', 'notices');
    return script;
  };
  return {
    name: 'notices-worker',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${FILE}`, async (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(await compile());
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await compile() });
    },
  };
}
