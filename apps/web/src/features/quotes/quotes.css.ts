import { from, vars } from '@org/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { ink, line, state, surface } = vars.color;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  marginTop: 16,
  '@media': { [from(1256)]: { gridTemplateColumns: 'minmax(0, 1fr) 312px', gap: 36 } },
});
export const asking = style({ display: 'grid', justifyItems: 'start', minWidth: 0 });
globalStyle(`${asking} > section`, { width: '100%' });
export const main = style({ display: 'grid', gap: 24, minWidth: 0 });
export const note = style({ font: vars.text.t13, color: ink.ink2, overflowWrap: 'anywhere' });
export const lines = style({ display: 'grid', borderTop: `2px solid ${ink.ink}` });
export const asked = style({
  display: 'grid',
  gap: '8px 24px',
  padding: '14px 0',
  borderBottom: `1px solid ${line.hairline}`,
  '@media': { [from(1024)]: { gridTemplateColumns: '240px minmax(0, 1fr)' } },
});
export const what = style({
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  font: vars.text.t14,
  overflowWrap: 'anywhere',
});
export const title = style({ font: `${vars.weight.semi} ${vars.text.t14}` });
export const options = style({ minWidth: 0 });
globalStyle(`${options} [role="radiogroup"] > div`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: '4px 16px',
});
export const price = style({
  font: `${vars.weight.semi} ${vars.text.t16}`,
  fontVariantNumeric: 'tabular-nums',
});
export const panel = style({
  display: 'grid',
  gap: 12,
  padding: 20,
  background: surface.sheet,
  borderRadius: vars.radius.m,
  boxShadow: `0 0 0 1px ${line.hairline}`,
  '@media': {
    [from(1256)]: {
      position: 'sticky',
      top: `calc(${vars.layout.headerHeight} + 20px)`,
      gridColumn: 2,
      gridRow: '1 / span 2',
    },
  },
});
export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 12px',
  font: vars.text.t13,
  color: ink.ink2,
  fontVariantNumeric: 'tabular-nums',
});
export const total = style({ font: `${vars.weight.semi} ${vars.text.t22}`, color: ink.ink });
export const warn = style({ font: vars.text.t13, color: state.warnText });
export const heading = style({ font: `${vars.weight.semi} ${vars.text.t16}` });
export const ask = style({
  display: 'grid',
  gap: 16,
  padding: 20,
  background: surface.sheet,
  borderRadius: vars.radius.m,
  boxShadow: `0 0 0 1px ${line.hairline}`,
});
export const choices = style({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const sellers = style([
  choices,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' },
]);
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  paddingBottom: 8,
  borderBottom: `1px solid ${line.hairline}`,
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
export const field = style({ maxWidth: 260 });

export const page = style({ display: 'grid', gap: 12, justifyItems: 'stretch', marginTop: 12 });
export const list = style({ display: 'grid', borderTop: `2px solid ${ink.ink}` });
export const inquiry = style({
  display: 'grid',
  gap: '4px 20px',
  alignItems: 'center',
  padding: '12px 0',
  borderBottom: `1px solid ${line.hairline}`,
  font: vars.text.t14,
  '@media': {
    [from(768)]: { gridTemplateColumns: 'minmax(0, 1fr) 110px 150px 110px auto' },
  },
});
export const answer = style({
  display: 'grid',
  gap: '8px 16px',
  alignItems: 'end',
  padding: '14px 0',
  borderBottom: `1px solid ${line.hairline}`,
  '@media': {
    [from(1024)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 240px) 120px 130px 170px' },
  },
});
export const foot = style({ display: 'grid', gap: 12, marginTop: 16, justifyItems: 'start' });
