import { existsSync } from 'node:fs';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Takes `name.server.ts` in the place of the `name.ts` beside it. */
const serverFiles = (): Plugin => ({
  name: 'server-files',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('.')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const file = found?.id.replace(/(?<!\.server)\.ts$/, '.server.ts');
    return file && file !== found?.id && existsSync(file) ? file : found;
  },
});

/** The same pages for the server, with all that they need: dist/.server/entry-server.js. */
export default defineConfig({
  plugins: [
    serverFiles(),
    react(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['ru-RU'] }), enforce: 'pre' },
  ],
  define: {
    'process.env.NODE_ENV': '"production"',
    // a request needs a whole address; only its path is used
    'import.meta.env.VITE_API_URL': '"http://page"',
  },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/entry-server.tsx',
    // beside the files for browsers, where none of them gets it
    outDir: 'dist/.server',
    target: 'node24',
    minify: false,
    copyPublicDir: false,
  },
});
