import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line, state, surface } = vars.color;
const phone = below(768);

export const page = style({ display: 'grid', gap: 24, padding: '20px 0 48px' });
export const card = style({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  padding: 20,
  background: surface.sheet,
  border: `1px solid ${line.hairline}`,
  borderRadius: vars.radius.l,
  '@media': { [phone]: { padding: 14 } },
});
export const title = style({
  font: `${vars.weight.bold} ${vars.text.t22}`,
  overflowWrap: 'anywhere',
  outline: 'none',
});
export const heading = style({ font: `${vars.weight.semi} ${vars.text.t16}` });
export const note = style({ font: vars.text.t13, color: ink.ink2, overflowWrap: 'anywhere' });
export const decision = style({
  display: 'grid',
  gap: 8,
  justifyItems: 'end',
  '@media': { [phone]: { justifyItems: 'stretch' } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '@media': { [phone]: { display: 'grid' } },
});
export const above = style({ marginBottom: 16 });
export const keys = style({
  display: 'flex',
  gap: 12,
  font: vars.text.t12,
  color: ink.ink3,
  '@media': { [phone]: { display: 'none' } },
});
export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  padding: '0 5px',
  borderRadius: vars.radius.tag,
  background: surface.sunk,
  font: `${vars.weight.medium} 12px/20px ${vars.font.ui}`,
  color: ink.ink2,
});
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: '12px 32px',
  alignItems: 'start',
  selectors: { '&:empty': { display: 'none' } },
});
export const remark = style({ font: vars.text.t13, overflowWrap: 'anywhere' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(3, auto)',
  gap: '4px 24px',
  alignItems: 'baseline',
  padding: '10px 0',
  borderTop: `1px solid ${line.hairline}`,
  font: vars.text.t14,
  '@media': {
    [phone]: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px' },
  },
});
export const product = style({ minWidth: 0, '@media': { [phone]: { flexBasis: '100%' } } });
export const figure = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const cheaper = style({ color: state.okText });
export const struck = style({ color: ink.ink3 });
export const sum = style([figure, { fontWeight: vars.weight.semi }]);
export const more = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: '8px 24px',
  alignItems: 'center',
  padding: '12px 0',
  borderTop: `1px solid ${line.hairline}`,
  font: vars.text.t14,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const company = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  padding: '12px 0',
  borderTop: `1px solid ${line.hairline}`,
  font: vars.text.t14,
  overflowWrap: 'anywhere',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'baseline',
  padding: '10px 0',
  borderTop: `1px solid ${line.hairline}`,
  font: vars.text.t14,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const day = style([note, { '@media': { [phone]: { gridColumn: '1 / -1' } } }]);
export const what = style({ display: 'grid', gap: 4, justifyItems: 'start', minWidth: 0 });
