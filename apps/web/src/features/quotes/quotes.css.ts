import { from, vars } from '@org/ui/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

const { ink, line, state, surface } = vars.color;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  marginTop: 16,
  '@media': { [from(1256)]: { gridTemplateColumns: 'minmax(0, 1fr) 312px', gap: 36 } },
});
export const bargain = style({
  display: 'grid',
  gap: '6px 16px',
  alignItems: 'center',
  justifyItems: 'start',
  padding: '10px 0',
  borderBottom: `1px solid ${line.hairline}`,
  '@media': {
    [from(768)]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});
export const asking = style({ display: 'grid', justifyItems: 'start', minWidth: 0 });
globalStyle(`${asking} > section`, { width: '100%' });
export const main = style({ display: 'grid', gap: 24, minWidth: 0 });
export const note = style({ font: vars.text.t13, color: ink.ink2, overflowWrap: 'anywhere' });
/** How many columns there are: of suppliers, and that of the price lists. */
const columnsCount = createVar();
/** All lines, by how many suppliers have quoted. */
export const lines = [0, 1, 2, 3, 4].map((suppliers) =>
  style({
    display: 'grid',
    borderTop: `2px solid ${ink.ink}`,
    vars: { [columnsCount]: String(suppliers + 1) },
  }),
);
const GRID = 1024;
/** The name of the goods, a column for each supplier, and for none of them. */
const grid = `minmax(150px, 1.3fr) repeat(${columnsCount}, minmax(0, 1fr)) 116px`;
const asRow = {
  display: 'grid',
  gap: '8px 12px',
  borderBottom: `1px solid ${line.hairline}`,
} as const;
/** Titles and sums of columns, where there are columns. */
export const columnsRow = style({
  ...asRow,
  display: 'none',
  padding: '10px 0',
  '@media': { [from(GRID)]: { display: 'grid', gridTemplateColumns: grid } },
});
export const column = style({
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  minWidth: 0,
  paddingLeft: 10,
  font: vars.text.t13,
  color: ink.ink2,
  overflowWrap: 'anywhere',
});
export const asked = style({
  ...asRow,
  padding: '14px 0',
  '@media': { [from(GRID)]: { gridTemplateColumns: grid, padding: 0 } },
});
export const what = style({
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  font: vars.text.t14,
  overflowWrap: 'anywhere',
  '@media': { [from(GRID)]: { padding: '10px 0' } },
});
export const options = style({ gridColumn: '2 / -1', minWidth: 0 });
// a chosen cell is white down to the line below, also where the goods take more lines than the choices
globalStyle(`${options} > [role="radiogroup"]`, {
  '@media': { [from(GRID)]: { height: '100%', alignContent: 'stretch' } },
});
// the first: the second is the room of a hint, which moves what is pressed once it takes place
globalStyle(`${options} [role="radiogroup"] > div:first-child`, {
  display: 'grid',
  gap: '4px 12px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  '@media': {
    [from(GRID)]: {
      gridTemplateColumns: `repeat(${columnsCount}, minmax(0, 1fr)) 116px`,
      height: '100%',
    },
  },
});
/** A choice; in a column it is white while it is chosen. */
export const cell = style({
  minWidth: 0,
  '@media': {
    [from(GRID)]: {
      padding: '10px 4px 10px 10px',
      selectors: {
        '&:has(:checked)': {
          background: surface.sheet,
          boxShadow: `0 0 0 1px ${line.hairline}`,
        },
      },
    },
  },
});
/** Where a supplier has no price for a line: nothing to say where there are no columns. */
export const noCell = style([
  cell,
  {
    display: 'none',
    font: vars.text.t13,
    color: ink.ink2,
    '@media': { [from(GRID)]: { display: 'block', paddingTop: 20 } },
  },
]);
/** The name of a column, said at each of its choices; seen where there are no columns. */
export const ofColumn = style({
  '@media': {
    [from(GRID)]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
export const best = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  font: `${vars.weight.semi} ${vars.text.t13}`,
  color: state.okText,
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
});
/** What stands beside the quotes: the sums first, which are always seen. */
export const side = style({
  display: 'grid',
  gap: 36,
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
/** A sum at the right, also on a line of its own. */
export const sum = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });
export const total = style({ font: `${vars.weight.semi} ${vars.text.t22}`, color: ink.ink });
export const warn = style({ font: vars.text.t13, color: state.warnText });
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
export const fold = style({ cursor: 'pointer', padding: '8px 0' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  paddingBottom: 8,
  borderBottom: `1px solid ${line.hairline}`,
});
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
    [from(1024)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 240px) 120px 130px 190px' },
  },
});
export const foot = style({ display: 'grid', gap: 12, marginTop: 16, justifyItems: 'start' });
