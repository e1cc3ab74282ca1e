import { below, vars } from '@org/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { ink, line, state, surface } = vars.color;
const phone = below(768);

/** Under the tabs of a company, which are right above. */
export const toolsUnderTabs = style({
  display: 'grid',
  // the states do not shrink: where they have no room, they scroll
  gridTemplateColumns: 'max-content',
  margin: '18px -2px 14px',
  padding: 2,
  overflowX: 'auto',
  '@media': { print: { display: 'none' } },
});
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) 170px minmax(0, 1.2fr) 288px',
  gap: 12,
  alignItems: 'end',
  marginBottom: 14,
  '@media': {
    [below(1342)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) 328px' },
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px 12px' },
    print: { display: 'none' },
  },
});
/** For pages where the tabs of a company are right above. */
export const filtersUnderTabs = style([filters, { marginTop: 18 }]);
/** The search field takes the whole line where the fields wrap. */
export const words = style({ '@media': { [below(1342)]: { gridColumn: '1 / -1' } } });
globalStyle(`${filters} > :last-child`, { '@media': { [phone]: { gridColumn: '1 / -1' } } });
export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 16px',
  paddingBottom: 8,
  font: vars.text.t14,
  color: ink.ink2,
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  gap: 4,
  marginInlineStart: 'auto',
  selectors: { '&:first-child': { marginTop: 12 } },
  '@media': { print: { display: 'none' } },
});
export const list = style({ borderTop: `1px solid ${line.hairline}` });
const row = style({
  position: 'relative',
  display: 'grid',
  columnGap: 16,
  alignItems: 'center',
  minHeight: 56,
  padding: '6px 0',
  borderBottom: `1px solid ${line.hairline}`,
  ':hover': { background: surface.sunk },
  '@media': { [phone]: { rowGap: 4, padding: '10px 0' } },
});
/** On a phone three lines, above it two. */
const areas = (company: string) => ({
  gridTemplateColumns: '112px minmax(0, 1fr) 140px 184px',
  gridTemplateAreas: `"number party sum status" "number ${company} arrival status"`,
  '@media': {
    [phone]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gridTemplateAreas: `"number status" "party party" ${company === 'party' ? '' : '"company company"'} "arrival sum"`,
    },
  },
});
export const rows = {
  buyer: style([row, areas('company')]),
  supplier: style([row, areas('party')]),
};
export const number = style({ gridArea: 'number', minWidth: 0 });
export const link = style({
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
export const company = style({
  gridArea: 'company',
  minWidth: 0,
  overflowWrap: 'anywhere',
  font: vars.text.t13,
  color: ink.ink3,
});
export const arrival = style({
  gridArea: 'arrival',
  font: vars.text.t14,
  textAlign: 'right',
  '@media': { [phone]: { textAlign: 'left' } },
});
export const status = style({
  gridArea: 'status',
  minWidth: 0,
  '@media': { [phone]: { textAlign: 'right' } },
});
export const sum = style({
  gridArea: 'sum',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  font: `${vars.weight.semi} ${vars.text.t15}`,
  fontVariantNumeric: 'tabular-nums',
});
/** The sum of an order in a cell. */
export const sumText = style({ fontWeight: vars.weight.semi });
export const pages = style({ marginTop: 24 });
export const overdue = style([note, { color: state.dangerText }]);
export const waiting = style({ marginBottom: 24, '@media': { print: { display: 'none' } } });
export const waitingTitle = style({
  font: `${vars.weight.semi} ${vars.text.t16}`,
  marginBottom: 4,
});
export const waitingCount = style([note, { marginLeft: 6 }]);
export const turn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 190px 156px',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '12px 0',
  borderBottom: `1px solid ${line.hairline}`,
  '@media': {
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) max-content' },
  },
});
export const arriving = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 1fr) minmax(0, max-content) max-content',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '10px 0',
  borderBottom: `1px solid ${line.hairline}`,
});
export const turnText = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  font: vars.text.t15,
  '@media': { [phone]: { gridColumn: '1 / -1' } },
});
export const turnAct = style({ display: 'grid', justifyContent: 'end' });
export const payments = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderTop: `2px solid ${ink.ink}`,
  '@media': {
    [below(1024)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const payment = style({
  padding: '10px 12px 10px 0',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { borderBottom: `1px solid ${line.hairline}` } },
});
export const paymentSum = style({
  font: `${vars.weight.bold} ${vars.text.t18}`,
  fontVariantNumeric: 'tabular-nums',
});
