import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });

export const strength = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 16,
  font: vars.text.t12,
  color: color.ink.ink2,
});

export const scale = style({ display: 'flex', gap: 3 });

export const step = style({
  width: 32,
  height: 4,
  borderRadius: 2,
  background: color.surface.sunk2,
  selectors: {
    '[data-strength="weak"] > &:first-child': { background: color.state.danger },
    '[data-strength="fair"] > &:not(:last-child)': { background: color.state.warn },
    '[data-strength="strong"] > &': { background: color.state.ok },
  },
});
