import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/**
 * Inlines `src/boot.ts`, compiled into one classic script, at the head of index.html. It sets the theme before the
 * first paint and sends the page's first request while the application's own JavaScript is still loading. The server
 * allows it by the hash of its text.
 */
export function boot(): Plugin {
  let script: Promise<string> | undefined;
  const compile = async () => {
    const result = await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        write: false,
        target: 'chrome120',
        lib: {
          entry: fileURLToPath(new URL('src/boot.ts', import.meta.url)),
          formats: ['iife'],
          name: 'boot',
        },
      },
    });
    const [bundle] = Array.isArray(result) ? result : [result];
    if (!bundle || !('output' in bundle)) throw new Error('boot.ts was not compiled');
    return bundle.output[0].code.trim();
  };
  return {
    name: 'boot',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        script ??= compile();
        return html.replace(
          '<!-- boot -->',
          `<script>${(await script).replaceAll('</', '<\\/')}</script>`,
        );
      },
    },
  };
}
