import type { Plugin } from 'vite';
import { compileClassic } from './vite-classic.ts';

/**
 * Inlines `src/boot.ts`, compiled into one classic script, at the head of index.html. It sets the theme before the
 * first paint and has the application of a drawn page start after it. The server allows it by the hash of its text.
 */
export function boot(): Plugin {
  let script: Promise<string> | undefined;
  return {
    name: 'boot',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        script ??= compileClassic('src/boot.ts', 'boot');
        const text = (await script).replaceAll('</', '<\\/');
        // a function, because minified code may hold what a replacement means, as «$&»
        return html.replace('<!-- boot -->', () => `<script>${text}</script>`);
      },
    },
  };
}
