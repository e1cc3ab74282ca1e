import type { browserStorage as browsersStorage } from './browser-storage.ts';

/** In the place of browser-storage.ts on the server: each page is told what to show, and nothing is kept. */
export const browserStorage: typeof browsersStorage = () => ({
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
});
