import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { boot } from './vite-boot.ts';
import { firstScreen } from './vite-first-screen.ts';
import { noticesWorker } from './vite-notices-worker.ts';
import { precompress } from './vite-precompress.ts';
import { preloadFonts } from './vite-preload-fonts.ts';

const API = process.env.API_ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    boot(),
    noticesWorker(),
    preloadFonts(),
    precompress(),
    // React Aria speaks thirty languages; this application speaks one
    { ...optimizeLocales.vite({ locales: ['ru-RU'] }), enforce: 'pre' },
  ],
  server: { port: 5173, proxy: { '/api': API, '/outbox': API, '/mcp': API, '/llms.txt': API } },
  build: {
    // what our users' browsers can do: the last two years of each
    target: ['chrome120', 'firefox120', 'safari17'],
    // for those who read a stack: the server hands none of them out
    sourcemap: 'hidden',
    // the server reads from it which files a page needs
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: firstScreen,
        // the first file names all others: a letter less of each, which nothing compresses
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});
