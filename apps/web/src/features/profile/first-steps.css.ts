import { from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { line, state, surface } = vars.color;

export const section = style({
  marginBottom: 8,
  padding: 16,
  border: `1px solid ${line.hairline}`,
  borderRadius: vars.radius.m,
  background: surface.sheet,
});
export const title = style({
  marginBottom: 12,
  font: `${vars.weight.semi} ${vars.text.t18}`,
});
export const steps = style({
  display: 'grid',
  gap: 16,
  '@media': { [from(1024)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 } },
});
export const step = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  justifyItems: 'start',
  gap: 8,
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  font: `${vars.weight.semi} ${vars.text.t15}`,
});
export const done = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  font: vars.text.t13,
  color: state.okText,
});
