import { style, styleVariants } from '@vanilla-extract/css';
import { focusRingInset } from '../internal/focus-ring.css.ts';
import { touch } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, radius, space, text, weight } = vars;

export const menu = style({ minWidth: 200, outline: 'none' });

const item = style([
  focusRingInset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 36,
    padding: '6px 10px',
    borderRadius: radius.s,
    font: text.t14,
    color: color.ink.ink,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-focused], &[data-hovered]': { background: color.surface.sunk },
      '&[data-pressed]': { background: color.surface.sunk2 },
      '&[data-selected]': { fontWeight: weight.medium },
      '&[data-disabled]': { background: 'none', color: color.ink.inkOff, cursor: 'not-allowed' },
    },
    '@media': { [touch]: { minHeight: 48, font: text.t16 } },
  },
]);

export const items = styleVariants({
  plain: [item],
  danger: [
    item,
    {
      color: color.state.dangerText,
      selectors: { '&[data-focused], &[data-hovered]': { background: color.state.dangerWash } },
    },
  ],
});

export const icon = style({ display: 'grid', flex: 'none', color: color.ink.ink2 });

export const words = style({ flex: 1, minWidth: 0 });

export const end = style({
  flex: 'none',
  marginInlineStart: 'auto',
  font: text.t13,
  color: color.ink.ink3,
  whiteSpace: 'nowrap',
});

export const tick = style({
  display: 'grid',
  flex: 'none',
  width: 16,
  marginInlineStart: 'auto',
});

export const sectionTitle = style({
  padding: '8px 10px 4px',
  font: `${weight.semi} ${text.t12}`,
  color: color.ink.ink3,
});

export const line = style({
  height: 0,
  margin: `${space.s1} 0`,
  border: 0,
  borderBlockStart: `1px solid ${color.line.hairline}`,
});
