import type { Plugin } from 'vite';

/** What the first screen is set in: the interface's Cyrillic and Latin, and the face of the marking. */
const FIRST_SCREEN = [
  /golos-text-cyrillic-.*\.woff2$/,
  /golos-text-latin-.*\.woff2$/,
  /sofia-sans-condensed-latin-.*\.woff2$/,
];

/** Asks for the fonts of the first screen beside the styles that name them, not after. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST_SCREEN.some((font) => font.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: true,
            },
            injectTo: 'head-prepend',
          })),
    },
  };
}
