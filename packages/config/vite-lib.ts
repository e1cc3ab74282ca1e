import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { UserConfig } from 'vite';

type Exports = Record<string, string>;

/**
 * Vite settings of a published library: one ES module per source file, one `styles.css`.
 * Entries are the package's own `exports`, so that nothing unexported is built as an entry.
 */
export function libraryConfig(pkg: { exports: Exports }): UserConfig {
  const entry = Object.values(pkg.exports)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replace('./', ''));
  return {
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      lib: { entry, formats: ['es'], cssFileName: 'styles' },
      minify: false,
      sourcemap: true,
      rollupOptions: {
        external: [/^react($|\/|-)/, /^[a-z@](?!:)/],
        output: { preserveModules: true, preserveModulesRoot: 'src' },
      },
    },
  };
}
