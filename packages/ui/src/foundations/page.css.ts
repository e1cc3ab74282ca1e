import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, font, radius, space, text, weight } = vars;

export const page = style({
  display: 'grid',
  gap: space.s10,
  maxWidth: 1120,
  margin: '0 auto',
  padding: `${space.s8} ${vars.layout.gutter} ${space.s16}`,
});

export const title = style({ font: `${weight.bold} ${text.t28}`, letterSpacing: '-.015em' });

export const lead = style({
  maxWidth: 680,
  marginTop: space.s2,
  font: text.t15,
  color: color.ink.ink2,
});

export const section = style({ display: 'grid', gap: space.s4, minWidth: 0 });

export const heading = style({ font: `${weight.bold} ${text.t22}`, letterSpacing: '-.01em' });

export const columns = style({
  display: 'grid',
  gap: `${space.s6} ${space.s8}`,
  '@media': { [from(1024)]: { gridTemplateColumns: '1fr 1fr' } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
});

export const scroller = style({ overflowX: 'auto' });

export const table = style({ width: '100%', borderCollapse: 'collapse', font: text.t14 });

globalStyle(`${table} th, ${table} td`, {
  padding: '8px 16px 8px 0',
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBottom: `1px solid ${color.line.hairline}`,
});

globalStyle(`${table} thead th`, {
  font: `${weight.medium} ${text.t12}`,
  color: color.ink.ink3,
});

globalStyle(`${page} code`, {
  padding: '1px 4px',
  borderRadius: radius.tag,
  background: color.surface.sunk,
  font: '12px/16px ui-monospace, monospace',
  overflowWrap: 'anywhere',
});

export const mark = style({
  fontFamily: font.mark,
  fontWeight: weight.bold,
  letterSpacing: '.01em',
});
