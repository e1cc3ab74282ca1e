import { defineConfig } from 'vite';

export default defineConfig({
  html: { cspNonce: 'PAGE_NONCE' },
  build: { assetsInlineLimit: 0 },
});
