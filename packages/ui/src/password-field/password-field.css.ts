import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, text } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });

/** Its room is kept: what is below does not move with the first letter. */
export const strength = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 16,
  font: text.t12,
  color: color.ink.ink2,
});

export const scale = style({ display: 'flex', gap: 3 });

export const step = style({
  width: 32,
  height: 4,
  borderRadius: 2,
  background: color.surface.sunk2,
  forcedColorAdjust: 'none',
  selectors: {
    '[data-step="1"] > &:first-child': { background: color.state.danger },
    '[data-step="2"] > &:not(:last-child)': { background: color.state.warn },
    '[data-step="3"] > &': { background: color.state.ok },
  },
});
