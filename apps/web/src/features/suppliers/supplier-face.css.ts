import { below, from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line, state } = vars.color;
const phone = below(768);

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px 16px',
  margin: '12px 0 20px',
  '@media': { [phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const title = style({
  font: `${vars.weight.bold} ${vars.text.t28}`,
  letterSpacing: '-.015em',
  overflowWrap: 'anywhere',
  '@media': { [phone]: { font: `${vars.weight.bold} ${vars.text.t22}` } },
});
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  marginTop: 4,
  font: vars.text.t14,
  color: ink.ink2,
});
export const stale = style({ color: state.warnText });
export const heart = style({ '@media': { [phone]: { gridColumn: '1 / -1' } } });

export const facts = style({
  display: 'grid',
  gap: '20px 36px',
  padding: '16px 0 20px',
  borderTop: `1px solid ${line.hairline}`,
  '@media': {
    [from(768)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from(1256)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const group = style({ display: 'grid', alignContent: 'start', gap: 8, minWidth: 0 });
export const list = style({ display: 'grid', gap: 4, font: vars.text.t14 });
export const about = style({ maxWidth: '72ch', paddingBottom: 16, font: vars.text.t14 });
