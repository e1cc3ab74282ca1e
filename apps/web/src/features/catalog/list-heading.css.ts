import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '8px 16px',
  marginBottom: 14,
  '@media': { [below(768)]: { marginBottom: 10, alignItems: 'baseline' } },
});

export const title = style({
  font: `${vars.weight.bold} ${vars.text.t28}`,
  letterSpacing: '-.015em',
  outline: 'none',
  '@media': { [below(768)]: { font: `${vars.weight.bold} ${vars.text.t22}` } },
});

export const totals = style({
  paddingBottom: 3,
  font: vars.text.t14,
  color: vars.color.ink.ink2,
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
});
