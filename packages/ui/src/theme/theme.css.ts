import { assignVars, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { brand } from './brand.css.ts';
import { from, touch } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { durations, radii, spaces, textSizes, weights } from './sizes.ts';

const { color, shadow, ...rest } = vars;

/** Black or white by luminance. One of the two always has 4.5 : 1 on the brand's colour: the other would be darker. */
const blackOr = (white: string) =>
  `color(from ${brand.color} xyz-d65 ${[0.9505, 1, 1.089].map((most) => `clamp(0, ${white} * 1e6, ${most})`).join(' ')})`;

/** The ring in the brand's hue, as dark or as light as 3 : 1 on every ground asks for. */
const ring = (lightness: string) => `oklch(from ${brand.color} ${lightness} c h)`;

const relative = '(color: color(from red xyz-d65 x y z))';

globalStyle(':root, [data-theme]', {
  '@supports': {
    [relative]: {
      vars: {
        [brand.on]: blackOr('(0.179 - y)'),
        [brand.shade]: blackOr('(y - 0.179)'),
        [brand.hover]: `color-mix(in oklab, ${brand.color} 88%, ${brand.shade})`,
        [brand.press]: `color-mix(in oklab, ${brand.color} 78%, ${brand.shade})`,
      },
    },
  },
});

// `data-theme` is a list of words: `dark night-shift` is the dark theme with the changes of another.
globalStyle(':root, [data-theme~="light"]', {
  colorScheme: 'light',
  '@supports': { [relative]: { vars: { [brand.focus]: ring('min(l, 0.55)') } } },
  vars: {
    ...assignVars(color, lightPalette),
    [color.state.focus]: fallbackVar(brand.focus, lightPalette.state.focus),
    ...assignVars(shadow, {
      pop: '0 0 0 1px rgb(27 26 25 / .10), 0 8px 24px -6px rgb(27 26 25 / .18)',
      modal: '0 0 0 1px rgb(27 26 25 / .08), 0 24px 64px -12px rgb(27 26 25 / .32)',
    }),
  },
});

const dark = {
  colorScheme: 'dark',
  '@supports': { [relative]: { vars: { [brand.focus]: ring('max(l, 0.68)') } } },
  vars: {
    ...assignVars(color, darkPalette),
    [color.state.focus]: fallbackVar(brand.focus, darkPalette.state.focus),
    ...assignVars(shadow, {
      pop: '0 0 0 1px rgb(255 255 255 / .10), 0 12px 32px -6px rgb(0 0 0 / .7)',
      modal: '0 0 0 1px rgb(255 255 255 / .10), 0 24px 64px -12px rgb(0 0 0 / .8)',
    }),
  },
};

// In print every theme is the light one.
globalStyle('[data-theme~="dark"]', { '@media': { screen: dark } });

// Without a chosen theme follow the system.
globalStyle(':root:where(:not([data-theme]))', {
  '@media': { 'screen and (prefers-color-scheme: dark)': dark },
});

const fingers = {
  [vars.height.s]: '44px',
  [vars.height.m]: '44px',
  [vars.height.l]: '48px',
  [vars.height.target]: '44px',
};

const fonts = Object.fromEntries(
  Object.entries(textSizes).map(([name, { size, line }]) => [
    name,
    `${size}/${line} ${vars.font.ui}`,
  ]),
) as Record<keyof typeof textSizes, string>;

globalStyle(':root', {
  vars: assignVars(rest, {
    font: {
      ui: 'system-ui, "Segoe UI", Roboto, Arial, sans-serif',
      mark: '"Arial Narrow", "Roboto Condensed", sans-serif',
    },
    text: fonts,
    weight: weights,
    space: spaces,
    radius: radii,
    height: { s: '28px', m: '36px', l: '44px', target: '24px' },
    ring: { width: '2px', gap: '2px' },
    duration: durations,
    ease: { out: 'cubic-bezier(.2, .7, .2, 1)', in: 'cubic-bezier(.5, 0, .9, .4)' },
    z: { sticky: '10', header: '20', bar: '30', pop: '40', modal: '50', toast: '60' },
    layout: { gutter: '16px', rail: '0px', dock: '0px', headerHeight: '52px', barHeight: '56px' },
  }),
  '@media': {
    [touch]: { vars: fingers },
    [from(768)]: { vars: { [vars.layout.gutter]: '24px', [vars.layout.headerHeight]: '56px' } },
    [from(1256)]: { vars: { [vars.layout.rail]: '244px' } },
    [from(1342)]: { vars: { [vars.layout.rail]: '264px' } },
    [from(1920)]: {
      vars: {
        [vars.layout.gutter]: '32px',
        [vars.layout.rail]: '288px',
        [vars.layout.dock]: '344px',
      },
    },
    '(prefers-reduced-motion: reduce)': {
      vars: {
        [vars.duration.fast]: '0ms',
        [vars.duration.medium]: '0ms',
        [vars.duration.slow]: '0ms',
      },
    },
  },
});

// Density chosen by the user: more content on a screen, or larger targets. On touch targets are 44 px either way.
globalStyle('[data-density="dense"]', {
  '@media': {
    [`(pointer: fine) and ${from(1024)}`]: {
      vars: { [vars.height.s]: '24px', [vars.height.m]: '32px', [vars.height.l]: '40px' },
    },
  },
});

globalStyle('[data-density="touch"]', { vars: fingers });
