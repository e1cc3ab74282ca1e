import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin, preview, type Rollup } from 'vite';

const configOf = (root: string): InlineConfig => ({
  configFile: false,
  logLevel: 'error',
  root,
  mode: 'production',
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    { ...optimizeLocales.vite({ locales: ['ru-RU', 'en-US'] }), enforce: 'pre' },
  ],
});

/** With these headers a page has its own process, and the browser gives it the time in steps of 5 µs instead of 100. */
const FINE_CLOCK = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Builds the page of a folder with all its candidates, as for production, and serves it. */
export async function servePage(root: string) {
  const common = configOf(root);
  const outDir = await mkdtemp(join(tmpdir(), 'bench-'));
  await build({ ...common, build: { outDir, emptyOutDir: true } });
  const server = await preview({
    ...common,
    build: { outDir },
    preview: { port: 0, headers: FINE_CLOCK },
  });
  const close = async () => {
    await server.close();
    await rm(outDir, { recursive: true });
  };
  return { url: server.resolvedUrls?.local[0] ?? '', close };
}

/** kB (1000 bytes) of minified code, uncompressed and compressed. */
export interface Size {
  min: number;
  gzip: number;
  brotli: number;
}

const REACT = /^react($|\/)|^react-dom($|\/)/;

/** Returns what a page downloads for one candidate; React and `externals` are not counted. */
export const sizeOf = (root: string, name: string, externals: readonly RegExp[] = []) =>
  sizeOfEntry(root, join(root, `candidates/${name}.tsx`), externals);

/** The same for a few lines of code, as if they were a file of the folder. */
export function sizeOfCode(root: string, code: string, externals: readonly RegExp[] = []) {
  const entry = join(root, 'entry.ts');
  const given: Plugin = {
    name: 'given-code',
    resolveId: (id) => (id === entry ? entry : undefined),
    load: (id) => (id === entry ? code : undefined),
  };
  return sizeOfEntry(root, entry, externals, [given]);
}

async function sizeOfEntry(
  root: string,
  input: string,
  externals: readonly RegExp[],
  plugins: Plugin[] = [],
) {
  const common = configOf(root);
  const result = await build({
    ...common,
    plugins: [...plugins, ...(common.plugins ?? [])],
    build: {
      write: false,
      modulePreload: false,
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      rollupOptions: {
        input,
        preserveEntrySignatures: 'strict',
        external: [REACT, ...externals],
      },
    },
  });
  const { output } = [result].flat()[0] as Rollup.RollupOutput;
  const js = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  const css = output
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? file.source : ''))
    .join('');
  return { js: weigh(js), css: weigh(css) };
}

function weigh(text: string): Size {
  return {
    min: Buffer.byteLength(text) / 1000,
    gzip: gzipSync(text, { level: 9 }).byteLength / 1000,
    brotli: brotliCompressSync(text).byteLength / 1000,
  };
}

export async function versionOf(name: string) {
  const path = join(import.meta.dirname, '../../node_modules', name, 'package.json');
  return (JSON.parse(await readFile(path, 'utf8')) as { version: string }).version;
}
