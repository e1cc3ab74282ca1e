import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, text, weight } = vars;

/** Margins that an element has of itself are the parent's business. */
export const plain = style({ margin: 0 });

const steps = {
  11: text.t11,
  12: text.t12,
  13: text.t13,
  14: text.t14,
  15: text.t15,
  16: text.t16,
  18: text.t18,
  22: text.t22,
  28: text.t28,
  36: text.t36,
};

export type TextSize = keyof typeof steps;

export const sizes = styleVariants(steps, (font) => ({ font }));

/** Comes after `sizes`, whose `font` sets the regular weight. */
export const weights = styleVariants(weight, (fontWeight) => ({ fontWeight }));

export const tones = styleVariants({
  default: { color: color.ink.ink },
  secondary: { color: color.ink.ink2 },
  hint: { color: color.ink.ink3 },
  ok: { color: color.state.okText },
  warn: { color: color.state.warnText },
  danger: { color: color.state.dangerText },
  inherit: {},
});

export const aligns = styleVariants({
  start: {},
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;

export const clamps = styleVariants({ 1: clamped(1), 2: clamped(2), 3: clamped(3) });

export const oneLine = style({ whiteSpace: 'nowrap' });
