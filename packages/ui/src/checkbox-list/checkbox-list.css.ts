import { style } from '@vanilla-extract/css';
import { touch } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, text, weight } = vars;

export const root = style({ display: 'grid', gap: 4, minWidth: 0 });

/** Rows are aligned with the left edge of the rail; the ring of the active row is slightly outside it. */
export const list = style({ margin: '0 -2px', minWidth: 0 });

export const more = style({
  justifySelf: 'start',
  minHeight: vars.height.target,
  borderRadius: vars.radius.tag,
  font: `${weight.medium} ${text.t13}`,
  color: color.ink.ink,
  textDecoration: 'underline',
  textDecorationColor: color.line.line,
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { textDecorationColor: 'currentColor' },
    '&[data-focus-visible]': {
      outline: `${vars.ring.width} solid ${color.state.focus}`,
      outlineOffset: vars.ring.gap,
    },
  },
  '@media': { [touch]: { minHeight: 44, fontSize: 15 } },
});
