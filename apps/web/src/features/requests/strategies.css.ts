import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line, state, surface } = vars.color;
const phone = below(768);

export const bar = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  margin: '12px 0 0',
  padding: 0,
  border: 0,
  // the first line of the request has to be seen below
  '@media': {
    [phone]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      marginTop: 8,
    },
  },
});
export const choice = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minHeight: 44,
  padding: '12px 14px',
  borderTop: `2px solid ${ink.ink}`,
  borderBottom: `1px solid ${line.hairline}`,
  font: vars.text.t13,
  color: ink.ink2,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: surface.sheet,
      borderRadius: vars.radius.m,
      borderColor: 'transparent',
      boxShadow: `inset 0 0 0 2px ${ink.ink}`,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.ring.width} solid ${state.focus}`,
      outlineOffset: vars.ring.gap,
    },
  },
  '@media': { [phone]: { padding: '6px 10px', borderTop: 0 } },
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  font: `${vars.weight.semi} ${vars.text.t13}`,
  color: ink.ink,
});
export const radio = style({ width: 16, height: 16, margin: 0, accentColor: ink.ink });
export const key = style({
  marginLeft: 'auto',
  padding: '0 6px',
  font: vars.text.t12,
  color: ink.ink3,
  boxShadow: `0 0 0 1px ${line.hairline}`,
  borderRadius: vars.radius.tag,
  '@media': { [phone]: { display: 'none' } },
});
export const sum = style({
  font: `${vars.weight.bold} ${vars.text.t22}`,
  color: ink.ink,
  whiteSpace: 'nowrap',
  '@media': { [phone]: { font: `${vars.weight.bold} ${vars.text.t16}` } },
});
export const suppliers = style({ '@media': { [phone]: { display: 'none' } } });
export const old = style({ opacity: 0.6 });
