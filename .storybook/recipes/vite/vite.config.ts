import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // Of React Aria's own texts in 34 languages these two are left in the bundle.
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US', 'ru-RU'] }), enforce: 'pre' }],
});
