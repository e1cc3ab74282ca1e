import { below, vars } from '@org/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { ink, line, state } = vars.color;
const phone = below(768);
const noPrint = { '@media': { print: { display: 'none' } } } as const;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '12px 24px',
  paddingBottom: 16,
  borderBottom: `2px solid ${ink.ink}`,
});
export const scope = style({ font: vars.text.t14, color: ink.ink2 });
export const tools = style([
  { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 },
  noPrint,
]);
export const choice = style({ width: 200, '@media': { [phone]: { width: '100%' } } });
export const note = style({ font: vars.text.t13, color: ink.ink2 });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': { [below(1024)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const figure = style({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  padding: '12px 16px 16px 0',
  selectors: { '& + &': { paddingLeft: 16, borderLeft: `1px solid ${line.hairline}` } },
  '@media': {
    [below(1024)]: {
      selectors: { '&:nth-child(odd)': { paddingLeft: 0, borderLeft: 0 } },
    },
    [phone]: { paddingRight: 8 },
  },
});
const amount = style({
  font: `${vars.weight.bold} ${vars.text.t22}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { font: `${vars.weight.bold} ${vars.text.t18}` } },
});
export const amounts = styleVariants({
  plain: [amount, { color: ink.ink }],
  good: [amount, { color: state.okText }],
  advice: [amount, { color: state.warnText }],
  unknown: [amount, { color: ink.ink3 }],
});

export const section = style({ marginTop: 32, minWidth: 0 });
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 8,
  paddingBottom: 8,
  borderBottom: `1px solid ${line.hairline}`,
});
export const aside = style([note, { marginLeft: 12, fontWeight: vars.weight.regular }]);
export const sentence = style({ marginTop: 8, font: vars.text.t14 });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 40,
  alignItems: 'start',
  '@media': { [below(1024)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  font: vars.text.t14,
  fontVariantNumeric: 'tabular-nums',
});
export const tableHead = style({ '@media': { [phone]: { display: 'none' } } });
const cell = style({ padding: '10px 0 10px 16px', textAlign: 'right', whiteSpace: 'nowrap' });
export const title = style([cell, note, { fontWeight: vars.weight.regular }]);
export const titleOfName = style([title, { paddingLeft: 0, textAlign: 'left' }]);
export const row = style({
  borderTop: `1px solid ${line.hairline}`,
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '2px 12px',
      padding: '10px 0',
    },
  },
});
export const name = style({
  padding: '10px 0',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.regular,
  '@media': { [phone]: { gridColumn: '1 / -1', padding: 0 } },
});
const value = style([
  cell,
  {
    '@media': {
      [phone]: {
        padding: 0,
        whiteSpace: 'normal',
        selectors: { '&:nth-child(even)': { textAlign: 'left' } },
      },
    },
  },
]);
export const cells = styleVariants({
  value: [value],
  better: [value, { color: state.okText, fontWeight: vars.weight.semi }],
  dearer: [value, { fontWeight: vars.weight.semi }],
  faint: [value, { color: ink.ink2 }],
});
/** What a cell is, where the head of the table is not shown. */
export const cellLabel = style([
  note,
  { marginRight: 4, '@media': { '(min-width: 768px)': { display: 'none' } } },
]);

export const miss = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  gap: '2px 16px',
  alignItems: 'center',
  padding: '10px 0',
  borderBottom: `1px solid ${line.hairline}`,
  font: vars.text.t14,
});
export const missText = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const missSum = style({ fontWeight: vars.weight.semi, whiteSpace: 'nowrap' });
