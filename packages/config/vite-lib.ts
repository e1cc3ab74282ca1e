import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin, UserConfig } from 'vite';

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
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), clientEntries()],
    build: {
      lib: { entry, formats: ['es'], cssFileName: 'styles' },
      minify: false,
      sourcemap: true,
      rollupOptions: {
        // A constant that is copied leaves an import for its effect alone, of a module without one: esbuild warns of it.
        optimization: { inlineConst: false },
        external: [/^react($|\/|-)/, /^[a-z@](?!:)/],
        output: { preserveModules: true, preserveModulesRoot: 'src' },
      },
    },
  };
}

/**
 * For each entry with components emits a file under `client/` that says `'use client'` and re-exports the entry. The
 * package's `react-server` condition points there, so that server components can import components. Other bundlers read
 * the entry itself, so they see no directive to warn about.
 */
function clientEntries(): Plugin {
  return {
    name: 'client-entries',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isEntry || !file.facadeModuleId?.endsWith('.tsx'))
          continue;
        const { exports, fileName } = file;
        this.emitFile({
          type: 'asset',
          fileName: `client/${fileName}`,
          source: `'use client';\nexport { ${exports.join(', ')} } from '${'../'.repeat(fileName.split('/').length)}${fileName}';\n`,
        });
      }
    },
  };
}
