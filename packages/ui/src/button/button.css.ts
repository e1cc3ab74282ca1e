import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../internal/focus-ring.css.ts';
import { underlined } from '../internal/underlined.ts';
import { lead } from '../theme/brand.css.ts';
import { below } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, duration, height, radius, text, weight } = vars;

const base = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    maxWidth: '100%',
    gap: 8,
    borderRadius: radius.s,
    border: '1px solid transparent',
    whiteSpace: 'nowrap',
    textAlign: 'center',
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: duration.fast,
    selectors: { '&[data-pending]': { cursor: 'progress' } },
    '@media': {
      // A long text that does not fit, or text enlarged to 200 %, takes a second line.
      [below(768)]: { whiteSpace: 'normal', textWrap: 'balance' },
    },
  },
]);

const off = {
  background: color.surface.sunk,
  borderColor: 'transparent',
  color: color.ink.inkOff,
  cursor: 'not-allowed',
} as const;

/** The box without its height and padding. */
export const variants = styleVariants({
  primary: [
    base,
    {
      background: lead.color,
      color: lead.on,
      selectors: {
        '&[data-hovered]': { background: lead.hover },
        '&[data-pressed]': { background: lead.press },
        '&[data-disabled]': off,
      },
    },
  ],
  signal: [
    base,
    {
      background: color.signal.signal,
      color: color.signal.onSignal,
      selectors: {
        '&[data-hovered]': { background: color.signal.signalHover },
        '&[data-pressed]': { background: color.signal.signalPress },
        '&[data-disabled]': off,
      },
    },
  ],
  secondary: [
    base,
    {
      background: color.surface.sheet,
      borderColor: color.line.line,
      color: color.ink.ink,
      selectors: {
        '&[data-hovered]': { borderColor: color.ink.ink },
        '&[data-pressed]': { background: color.surface.sunk2 },
        '&[data-disabled]': off,
      },
    },
  ],
  ghost: [
    base,
    {
      color: color.ink.ink,
      selectors: {
        '&[data-hovered]': { background: color.surface.sunk },
        '&[data-pressed]': { background: color.surface.sunk2 },
        '&[data-disabled]': { ...off, background: 'none' },
      },
    },
  ],
  danger: [
    base,
    {
      background: color.state.danger,
      color: color.state.onDanger,
      selectors: {
        '&[data-hovered]': { background: color.state.dangerHover },
        '&[data-pressed]': { background: color.state.dangerText },
        '&[data-disabled]': off,
      },
    },
  ],
  link: [
    base,
    underlined,
    {
      gap: 4,
      border: 0,
      minHeight: height.target,
      borderRadius: 2,
      color: color.ink.ink,
      font: `${weight.medium} ${text.t13}`,
      selectors: {
        ...underlined.selectors,
        '&[data-disabled]': { color: color.ink.inkOff, cursor: 'not-allowed' },
      },
    },
  ],
  'danger-ghost': [
    base,
    {
      color: color.state.dangerText,
      selectors: {
        '&[data-hovered]': { background: color.state.dangerWash },
        '&[data-pressed]': { background: color.state.dangerWash },
        '&[data-disabled]': { ...off, background: 'none' },
      },
    },
  ],
});

export const sizes = styleVariants({
  s: {
    minHeight: height.s,
    padding: '3px 10px',
    gap: 6,
    font: `${weight.medium} ${text.t13}`,
  },
  m: { minHeight: height.m, padding: '3px 14px', font: `${weight.medium} ${text.t14}` },
  l: { minHeight: height.l, padding: '3px 20px', font: `${weight.semi} ${text.t15}` },
});

/** The one button of a screen that costs money is bolder than its neighbours. */
export const emphasis = style({ fontWeight: weight.semi });

export const wide = style({ width: '100%' });

export const iconPlace = style({ marginInlineStart: -2, flex: 'none' });
