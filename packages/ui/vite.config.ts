import { libraryConfig } from '@org/config/vite-lib';
import { mergeConfig } from 'vite';
import pkg from './package.json' with { type: 'json' };

export default mergeConfig(libraryConfig(pkg), {
  // The fonts lie beside styles.css, wherever a host puts it.
  base: './',
  build: {
    cssMinify: true,
    rollupOptions: {
      output: {
        assetFileNames: ({ names }: { names: string[] }) =>
          names[0]?.endsWith('.css') ? '[name][extname]' : 'fonts/[name][extname]',
        // Components work in a browser: a server-rendering framework may import them from its server parts.
        banner: ({ facadeModuleId }: { facadeModuleId: string | null }) =>
          facadeModuleId?.endsWith('.tsx') ? "'use client';" : '',
      },
    },
  },
});
