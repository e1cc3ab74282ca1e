import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Compiles a file of `src` into one classic script. */
export async function compileClassic(entry: string, name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'chrome120',
      lib: {
        entry: fileURLToPath(new URL(entry, import.meta.url)),
        formats: ['iife'],
        name,
      },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !('output' in bundle)) throw new Error(`${entry} was not compiled`);
  return bundle.output[0].code.trim();
}
