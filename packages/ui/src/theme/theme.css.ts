import { assignVars, globalStyle } from '@vanilla-extract/css';
import { from, touch } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { darkPalette, lightPalette } from './palette.ts';

const { color, shadow, ...rest } = vars;

// `data-theme` is a list of words: `dark night-shift` is the dark theme with the changes of another.
globalStyle(':root, [data-theme~="light"]', {
  colorScheme: 'light',
  vars: {
    ...assignVars(color, lightPalette),
    ...assignVars(shadow, {
      pop: '0 0 0 1px rgb(27 26 25 / .10), 0 8px 24px -6px rgb(27 26 25 / .18)',
      modal: '0 0 0 1px rgb(27 26 25 / .08), 0 24px 64px -12px rgb(27 26 25 / .32)',
    }),
  },
});

const dark = {
  colorScheme: 'dark',
  vars: {
    ...assignVars(color, darkPalette),
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

const text = (size: number, line: number) => `${size}px/${line}px ${vars.font.ui}`;

globalStyle(':root', {
  vars: assignVars(rest, {
    font: {
      ui: 'system-ui, "Segoe UI", Roboto, Arial, sans-serif',
      mark: '"Arial Narrow", "Roboto Condensed", sans-serif',
    },
    text: {
      t11: text(11, 16),
      t12: text(12, 16),
      t13: text(13, 20),
      t14: text(14, 20),
      t15: text(15, 20),
      t16: text(16, 24),
      t18: text(18, 24),
      t22: text(22, 28),
      t28: text(28, 32),
      t36: text(36, 40),
    },
    weight: { regular: '400', medium: '500', semi: '600', bold: '700' },
    space: {
      s1: '4px',
      s2: '8px',
      s3: '12px',
      s4: '16px',
      s5: '20px',
      s6: '24px',
      s8: '32px',
      s10: '40px',
      s12: '48px',
      s16: '64px',
    },
    radius: { s: '6px', m: '10px', l: '16px', tag: '4px', full: '999px' },
    height: { s: '28px', m: '36px', l: '44px', target: '24px' },
    ring: { width: '2px', gap: '2px' },
    duration: { fast: '120ms', medium: '200ms', slow: '300ms' },
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
