import { libraryConfig } from '@org/config/vite-lib';
import { mergeConfig } from 'vite';
import pkg from './package.json' with { type: 'json' };
import { splitStyles } from './scripts/split-styles.ts';

export default mergeConfig(libraryConfig(pkg), {
  plugins: [splitStyles()],
  // The fonts lie beside the styles, wherever a host puts them.
  base: './',
  build: {
    cssMinify: true,
    // a style sheet for each source, put together by splitStyles
    cssCodeSplit: true,
    rollupOptions: {
      output: {
        assetFileNames: ({ names }: { names: string[] }) =>
          names[0]?.endsWith('.css') ? '[name][extname]' : 'fonts/[name][extname]',
      },
    },
  },
});
