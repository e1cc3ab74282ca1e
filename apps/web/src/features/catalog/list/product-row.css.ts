import { below, from, vars } from '@org/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { ink, line, surface } = vars.color;
const phone = below(768);

/** Marks a dense list; only wide screens have room for one. */
export const dense = style({});
const whenDense = from(1024);

const narrow = {
  gridTemplateColumns: '88px minmax(0, 1fr) 116px 100px 84px',
  gridTemplateAreas: '"g name price stock off"',
};
/** What the columns of the head and of a row are from 1024 px on. A row of that width has the badges under the size. */
const columns = {
  [from(1024)]: {
    gridTemplateColumns: '88px minmax(0, 1fr) 214px 128px 100px 88px',
    gridTemplateAreas: '"g name size price stock off"',
  },
  '(min-width: 1200px) and (max-width: 1299.98px)': {
    gridTemplateColumns: '88px minmax(0, 1fr) 214px 116px 100px 84px',
  },
  [from(1920)]: {
    gridTemplateColumns: '96px minmax(0, 1fr) 132px 214px 150px 100px 96px',
    gridTemplateAreas: '"g name size badges price stock off"',
  },
};
const denseColumns = {
  gridTemplateColumns: '60px minmax(0, 1fr) 118px 176px 92px 76px 84px',
  gridTemplateAreas: '"g name size badges price stock off"',
};

export const head = style({
  display: 'none',
  columnGap: 16,
  alignItems: 'center',
  position: 'sticky',
  top: vars.layout.headerHeight,
  zIndex: vars.z.sticky,
  minHeight: 36,
  borderBlock: `1px solid ${line.hairline}`,
  background: surface.paper,
  font: `${vars.weight.medium} ${vars.text.t12}`,
  color: ink.ink3,
  // the wider the later: the last that fits holds
  '@media': { [from(768)]: { display: 'grid', ...narrow }, ...columns },
  selectors: { [`${dense} &`]: { '@media': { [whenDense]: denseColumns } } },
});

export const row = style({
  position: 'relative',
  display: 'grid',
  columnGap: 16,
  alignItems: 'center',
  selectors: {
    [`${dense} &`]: {
      '@media': {
        [whenDense]: {
          minHeight: 40,
          padding: '2px 0 1px',
          ...denseColumns,
        },
      },
    },
  },
  '@media': {
    [phone]: {
      gridTemplateColumns: '88px minmax(0, 1fr) auto',
      gridTemplateAreas:
        '"g name name" "g size size" "g badges badges" "price price off" "stock stock off"',
      columnGap: 12,
      padding: '14px 0 12px',
    },
    [from(768)]: {
      ...narrow,
      gridTemplateAreas:
        '"g name price stock off" "g size price stock off" "g badges price stock off"',
      rowGap: 2,
      padding: '12px 0 13px',
    },
    ...columns,
    [from(1024)]: {
      ...columns[from(1024)],
      gridTemplateAreas: '"g name size price stock off" "g name badges price stock off"',
    },
  },
});

/**
 * The layout and paint of a closed row are contained, so that they stay while other rows come and go. An open row is
 * not contained, because its sheet reaches beyond the list. With `content-visibility: auto` a row that comes near would
 * lay out the whole page again, in every frame of a fast scroll.
 */
export const closed = style({
  contain: 'layout style paint',
  // focus rings and the lines of axles reach out of the row
  overflowClipMargin: 16,
});

export const glyph = style({
  gridArea: 'g',
  display: 'grid',
  placeItems: 'center start',
  alignContent: 'center',
  minHeight: 56,
  '@media': { [phone]: { alignSelf: 'start', paddingTop: 2 } },
  selectors: {
    [`${dense} &`]: { '@media': { [whenDense]: { minHeight: 36, maxHeight: 36 } } },
  },
});
globalStyle(`${dense} ${glyph} svg`, {
  '@media': { [whenDense]: { transform: 'scale(.62)', transformOrigin: 'left center' } },
});

export const name = style({ gridArea: 'name', minWidth: 0 });
export const title = style({
  display: 'block',
  position: 'relative',
  padding: '2px 0',
  margin: '-2px 0',
  font: `${vars.weight.regular} ${vars.text.t15}`,
  textWrap: 'pretty',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 3, textDecorationThickness: 1 },
  '@media': { [phone]: { '::after': { content: '""', position: 'absolute', inset: '-12px 0' } } },
  selectors: {
    [`${dense} &`]: {
      '@media': {
        [whenDense]: {
          font: `${vars.weight.regular} ${vars.text.t14}`,
          whiteSpace: 'nowrap',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        },
      },
    },
  },
});
export const brand = style({ fontWeight: vars.weight.semi });

const hiddenWhenDense = {
  selectors: { [`${dense} &`]: { '@media': { [whenDense]: { display: 'none' } } } },
} as const;
export const meta = style({
  marginTop: 2,
  font: vars.text.t12,
  color: ink.ink3,
  // one line in every font
  '@media': { [phone]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
  ...hiddenWhenDense,
});

export const size = style({
  gridArea: 'size',
  font: `700 20px/24px ${vars.font.mark}`,
  letterSpacing: '.01em',
  whiteSpace: 'nowrap',
  '@media': {
    [phone]: { marginTop: 4, fontSize: 22 },
    [from(1024)]: { alignSelf: 'end' },
    [from(1920)]: { alignSelf: 'center' },
  },
  selectors: {
    [`${dense} &`]: { '@media': { [whenDense]: { fontSize: 17, alignSelf: 'center' } } },
  },
});
export const indices = style({ marginLeft: 6, fontWeight: 500, color: ink.ink2 });

export const badges = style({
  gridArea: 'badges',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  alignItems: 'center',
  '@media': {
    [phone]: { marginTop: 6 },
    [from(768)]: { marginTop: 4 },
    [from(1024)]: { alignSelf: 'start' },
    [from(1920)]: { alignSelf: 'center', marginTop: 0 },
  },
  selectors: {
    [`${dense} &`]: {
      '@media': {
        [whenDense]: { alignSelf: 'center', margin: 0, flexWrap: 'nowrap', overflow: 'hidden' },
      },
    },
  },
});

/** A dense row shows the icon alone. */
export const season = style({
  selectors: {
    [`${dense} &`]: {
      '@media': { [whenDense]: { position: 'absolute', clipPath: 'inset(50%)', width: 1 } },
    },
  },
});
/** In the colour that the drawing of the wheel marks the mounting face with. */
export const mountingFace = style({
  width: 2,
  height: 10,
  marginRight: 1,
  background: vars.color.glyph.gEt,
});

export const price = style({
  gridArea: 'price',
  minWidth: 0,
  '@media': {
    [phone]: {
      marginTop: 12,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 8,
    },
    [from(768)]: { textAlign: 'right' },
  },
});
export const minPrice = style({
  font: `${vars.weight.semi} 16px/20px ${vars.font.ui}`,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { fontSize: 18, lineHeight: '24px' } },
  selectors: { [`${dense} &`]: { '@media': { [whenDense]: { fontSize: 14 } } } },
});
export const spread = style({
  '@media': { [phone]: { display: 'none' } },
  ...hiddenWhenDense,
});
export const maxPrice = style({
  font: vars.text.t12,
  fontVariantNumeric: 'tabular-nums',
  color: ink.ink3,
  whiteSpace: 'nowrap',
  ...hiddenWhenDense,
});

/** Two lines of its own; on a phone one line in the price block. */
export const landed = style({
  minHeight: 32,
  font: vars.text.t12,
  fontVariantNumeric: 'tabular-nums',
  color: ink.ink2,
  '@media': { [phone]: { minHeight: 16, flexBasis: '100%' } },
  ...hiddenWhenDense,
});
globalStyle(`${landed} > span`, {
  whiteSpace: 'nowrap',
  '@media': { [from(768)]: { display: 'block' } },
});

export const stock = style({
  gridArea: 'stock',
  '@media': { [from(768)]: { textAlign: 'right' } },
});
export const pieces = style({
  whiteSpace: 'nowrap',
  font: `${vars.weight.medium} ${vars.text.t15}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { font: `${vars.weight.medium} ${vars.text.t13}` } },
});
export const warehouses = style({
  whiteSpace: 'nowrap',
  display: 'block',
  font: vars.text.t12,
  fontVariantNumeric: 'tabular-nums',
  color: ink.ink3,
  '@media': { [phone]: { display: 'inline', font: vars.text.t13 } },
  ...hiddenWhenDense,
});

export const offers = style({
  gridArea: 'off',
  justifySelf: 'end',
  '@media': { [phone]: { alignSelf: 'end' } },
});

/** Shown on phones, which have room for the whole phrase. */
export const offersWord = style({ display: 'none', '@media': { [phone]: { display: 'inline' } } });

export const rowToCome = style({ borderBottom: `1px solid ${line.hairline}` });
export const metaToCome = style({ marginTop: 8, ...hiddenWhenDense });
export const figureToCome = style({
  '@media': { [from(768)]: { display: 'grid', justifyItems: 'end' } },
});

/** The end of the list. Keeps its room until its code is loaded. */
export const end = style({ minHeight: 92 });
