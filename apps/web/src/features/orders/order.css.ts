import { below, from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line, state, surface } = vars.color;
const phone = below(768);

export const sub = style({ margin: '-14px 0 0', font: vars.text.t13, color: ink.ink2 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '10px 16px',
  marginBottom: 14,
});
/** Beside the title, if there is room. */
export const headActs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '@media': {
    [from(1024)]: { margin: '-28px 0 -8px' },
    print: { display: 'none' },
  },
});

/** Nobody prints from a phone. */
export const print = style({ '@media': { [phone]: { display: 'none' } } });

/** What waits for the reader: the only sheet above the fold. */
export const now = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '12px 24px',
  alignItems: 'center',
  padding: '16px 20px',
  borderRadius: vars.radius.m,
  background: surface.sheet,
  boxShadow: `0 0 0 1px ${line.hairline}`,
  '@media': {
    [below(1024)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [phone]: { padding: 16 },
    '(forced-colors: active)': { outline: '1px solid' },
  },
});
export const nowTitle = style({ font: `${vars.weight.semi} ${vars.text.t22}` });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '@media': { [phone]: { display: 'grid' }, print: { display: 'none' } },
});
export const waits = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '8px 24px',
  paddingTop: 12,
  borderTop: `1px solid ${line.hairline}`,
  font: vars.text.t13,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const waitsFor = style({ fontWeight: vars.weight.semi });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  paddingTop: 24,
  '@media': {
    // each column is as close as if it stood alone: the rows between have no height of their own
    [from(1342)]: {
      gridTemplateColumns: 'minmax(0, 1fr) 300px',
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: 40,
    },
    [from(1920)]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', columnGap: 56 },
  },
});
export const lines = style({ '@media': { [from(1342)]: { gridArea: '1 / 1 / 3' } } });
export const history = style({ '@media': { [from(1342)]: { gridArea: '3 / 1' } } });
const column = style({ paddingTop: 24, '@media': { [from(1342)]: { paddingTop: 0 } } });
/** What is filled in beside the lines; in one column, right under them. */
export const beside = style([column, { '@media': { [from(1342)]: { gridArea: '1 / 2' } } }]);
export const terms = style([column, { '@media': { [from(1342)]: { gridArea: '2 / 2 / 5' } } }]);
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  padding: '12px 0 4px',
  borderTop: `2px solid ${ink.ink}`,
  selectors: { '* + * > &': { marginTop: 24 } },
});
export const note = style({ font: vars.text.t13, color: ink.ink3 });
const grid = {
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) 72px 124px 112px 112px',
  gridTemplateAreas: '"glyph name ordered answered price sum"',
  columnGap: 16,
  alignItems: 'center',
} as const;
/** A stepper is wider on touch screens. */
const tabletGrid = {
  gridTemplateColumns: '72px minmax(0, 1fr) 64px 144px 104px 104px',
  columnGap: 12,
} as const;
export const headings = style({
  ...grid,
  padding: '6px 0',
  font: `${vars.weight.medium} ${vars.text.t12}`,
  color: ink.ink3,
  textAlign: 'right',
  '@media': { [below(1024)]: tabletGrid, [phone]: { display: 'none' } },
});
export const row = style({
  ...grid,
  padding: '10px 0',
  borderTop: `1px solid ${line.hairline}`,
  font: vars.text.t14,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [below(1024)]: tabletGrid,
    [phone]: {
      gridTemplateColumns: '72px minmax(0, 1fr) auto',
      gridTemplateAreas: '"glyph name name" "ordered ordered sum" "answered answered price"',
      rowGap: 4,
      columnGap: 12,
      padding: '14px 0',
    },
  },
});
export const glyph = style({
  gridArea: 'glyph',
  transform: 'scale(.8)',
  transformOrigin: 'left center',
  lineHeight: 0,
});
const cell = { textAlign: 'right', '@media': { [phone]: { textAlign: 'left' } } } as const;
export const ordered = style({ gridArea: 'ordered', ...cell });
export const answered = style({
  gridArea: 'answered',
  ...cell,
  justifySelf: 'end',
  '@media': { [phone]: { justifySelf: 'start', textAlign: 'left' } },
});
export const price = style({ gridArea: 'price', textAlign: 'right', whiteSpace: 'nowrap' });
export const sum = style({
  gridArea: 'sum',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  font: `${vars.weight.semi} ${vars.text.t15}`,
});
/** Label of a figure where the headings are hidden. */
export const onPhones = style({
  display: 'none',
  color: ink.ink3,
  '@media': { [phone]: { display: 'inline' } },
});
export const before = style({ color: ink.ink3, textDecoration: 'line-through' });
export const good = style({ color: state.okText });
export const changed = style({ fontWeight: vars.weight.semi, color: state.warnText });
export const late = style({ fontWeight: vars.weight.semi, color: state.dangerText });
/** A message below a line that differs, with its actions. */
export const strip = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: 8,
  padding: '8px 12px',
  borderRadius: vars.radius.s,
  background: state.warnWash,
  font: vars.text.t13,
  '@media': { [phone]: { gridColumn: '1 / -1' } },
});
export const stripActs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 6,
});
export const stripField = style({ flexBasis: '100%', display: 'grid', gap: 8 });
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 8,
  padding: '14px 0',
  borderTop: `1px solid ${line.hairline}`,
  font: vars.text.t13,
  color: ink.ink3,
});
export const section = style({ marginTop: 28 });
export const heading = style({ marginBottom: 6, font: `${vars.weight.semi} ${vars.text.t16}` });
export const block = style({
  display: 'grid',
  gap: 10,
  padding: '12px 0 20px',
  borderTop: `2px solid ${ink.ink}`,
});
export const claim = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '10px 0',
  borderTop: `1px solid ${line.hairline}`,
  font: vars.text.t14,
});
export const paper = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  alignItems: 'center',
  font: vars.text.t14,
});
export const codes = style({
  gridColumn: '2 / -1',
  marginTop: 8,
  '@media': { [phone]: { gridColumn: '1 / -1' } },
});
