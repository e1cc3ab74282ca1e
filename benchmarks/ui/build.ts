import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, preview, type Rollup } from 'vite';

const here = import.meta.dirname;
const common: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  root: here,
  mode: 'production',
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
};

/** Builds the page with all candidates as a product would be built, and serves it. */
export async function servePage() {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-ui-'));
  await build({ ...common, build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...common, build: { outDir }, preview: { port: 0 } });
  const close = async () => {
    await server.close();
    await rm(outDir, { recursive: true });
  };
  return { url: server.resolvedUrls?.local[0] ?? '', close };
}

/** kB (1000 bytes) of minified code. */
export interface Size {
  min: number;
  gzip: number;
  brotli: number;
}

const REACT = /^react($|\/)|^react-dom($|\/)/;

/** What a page downloads for one candidate, React itself not counted. */
export async function sizeOf(name: string, externals: readonly RegExp[] = []) {
  const result = await build({
    ...common,
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: join(here, `candidates/${name}.tsx`),
        preserveEntrySignatures: 'strict',
        external: [REACT, /\/(options|words)\.ts$/, ...externals],
      },
    },
  });
  const [output] = [result].flat() as Rollup.RollupOutput[];
  const files = output?.output ?? [];
  const js = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  const css = files
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? file.source : ''))
    .join('');
  return { js: weigh(js), css: weigh(css) };
}

function weigh(text: string): Size {
  const kilo = (bytes: number) => Math.round(bytes / 100) / 10;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return {
    min: kilo(Buffer.byteLength(text)),
    gzip: kilo(gzipSync(text, { level: 9 }).byteLength),
    brotli: kilo(brotliCompressSync(text, quality).byteLength),
  };
}

export async function versionOf(name: string) {
  const path = join(here, '../../node_modules', name, 'package.json');
  return (JSON.parse(await readFile(path, 'utf8')) as { version: string }).version;
}
