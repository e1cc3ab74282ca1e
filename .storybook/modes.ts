/** How each story is pictured: by Chromatic, and by `pnpm shots --stories`. `viewport` is one of the preview's. */
export const modes = {
  light: { theme: 'light', viewport: 'w1256', direction: 'ltr' },
  dark: { theme: 'dark', viewport: 'w1256', direction: 'ltr' },
  phone: { theme: 'light', viewport: 'w360', direction: 'ltr' },
  mirrored: { theme: 'light', viewport: 'w1256', direction: 'rtl' },
} as const;

export type Mode = keyof typeof modes;

/** Width of a mode, in pixels. */
export const widthOf = (mode: Mode) => Number(modes[mode].viewport.slice(1));
