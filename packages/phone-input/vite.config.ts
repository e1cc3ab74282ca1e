import { libraryConfig } from '@org/config/vite-lib';
import { mergeConfig } from 'vite';
import pkg from './package.json' with { type: 'json' };

export default mergeConfig(libraryConfig(pkg), {
  build: {
    cssMinify: true,
    rollupOptions: {
      output: {
        // Entries with components work in a browser; the core works anywhere.
        banner: ({ facadeModuleId }: { facadeModuleId: string | null }) =>
          facadeModuleId?.endsWith('.tsx') ? "'use client';" : '',
      },
    },
  },
});
