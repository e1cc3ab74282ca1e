import type { Plugin } from 'vite';
import { compileClassic } from './vite-classic.ts';

const FILE = 'notices-worker.js';

/**
 * Compiles `src/notices-worker.ts`. It has no hash in its name: a browser that has it asks for the newer one by the address
 * that it has it from.
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
