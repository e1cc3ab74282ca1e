import { below, from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line, surface } = vars.color;
const phone = below(768);

export const tools = style({
  display: 'grid',
  // states are not squeezed: where they have no room they are scrolled
  gridTemplateColumns: 'max-content',
  margin: '-2px -2px 14px',
  padding: 2,
  overflowX: 'auto',
});
/** Where the tabs of a company stand right above. */
export const toolsUnderTabs = style([tools, { marginTop: 18 }]);
export const list = style({ borderTop: `2px solid ${ink.ink}` });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) 132px 124px 136px',
  gridTemplateAreas: '"number party date sum status"',
  columnGap: 16,
  alignItems: 'center',
  minHeight: 64,
  padding: '10px 0',
  borderBottom: `1px solid ${line.hairline}`,
  ':hover': { background: surface.sunk },
  '@media': {
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"number status" "party party" "date sum"',
      rowGap: 4,
    },
  },
});
export const number = style({
  gridArea: 'number',
  font: `${vars.weight.semi} ${vars.text.t15}`,
  whiteSpace: 'nowrap',
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
export const party = style({
  gridArea: 'party',
  minWidth: 0,
  overflowWrap: 'anywhere',
  font: vars.text.t14,
});
export const note = style({ font: vars.text.t13, color: ink.ink3 });
export const date = style([note, { gridArea: 'date' }]);
export const status = style({
  gridArea: 'status',
  lineHeight: 0,
  '@media': { [phone]: { textAlign: 'right' } },
});
export const sum = style({
  gridArea: 'sum',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  font: `${vars.weight.semi} ${vars.text.t15}`,
  fontVariantNumeric: 'tabular-nums',
});
export const pages = style({ marginTop: 24 });

export const order = style({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  '@media': { [from(1342)]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', gap: 36 } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 16,
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginLeft: 'auto',
  '@media': { [phone]: { marginLeft: 0 } },
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  gap: '6px 16px',
  marginBottom: 20,
  font: vars.text.t14,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } },
});
export const term = style({ color: ink.ink3 });
export const fact = style({ overflowWrap: 'anywhere', '@media': { [phone]: { marginBottom: 8 } } });
export const items = style({ borderTop: `2px solid ${ink.ink}` });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 104px 148px 120px',
  gridTemplateAreas: '"name price pieces sum"',
  columnGap: 16,
  alignItems: 'center',
  padding: '12px 0',
  borderBottom: `1px solid ${line.hairline}`,
  font: vars.text.t14,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"name name name" "pieces price sum"',
      columnGap: 12,
      rowGap: 6,
    },
  },
});
export const pieces = style({ gridArea: 'pieces' });
export const price = style({ gridArea: 'price', textAlign: 'right', whiteSpace: 'nowrap' });
export const before = style({ color: ink.ink3 });
export const totals = style({
  display: 'grid',
  justifyItems: 'end',
  gap: 4,
  padding: '14px 0',
  font: vars.text.t13,
  color: ink.ink2,
});
export const total = style({ font: `${vars.weight.bold} ${vars.text.t22}`, color: ink.ink });
export const answer = style({
  display: 'grid',
  gap: 12,
  padding: 20,
  marginTop: 8,
  background: surface.sheet,
  borderRadius: vars.radius.m,
  boxShadow: `0 0 0 1px ${line.hairline}`,
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const heading = style({ marginBottom: 8, font: `${vars.weight.semi} ${vars.text.t16}` });
export const event = style({
  padding: '8px 0',
  borderTop: `1px solid ${line.hairline}`,
  font: vars.text.t14,
});
