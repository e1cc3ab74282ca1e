import { defineConfig } from 'vite';

/** One module for each of the sources; the package depends on nothing. */
export default defineConfig({
  build: {
    lib: { entry: ['src/tyre-names.ts', 'src/cli.ts'], formats: ['es'] },
    target: 'es2023',
    minify: false,
    rollupOptions: {
      external: [/^node:/],
      output: { preserveModules: true, preserveModulesRoot: 'src' },
    },
  },
});
