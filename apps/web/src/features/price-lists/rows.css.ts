import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text, weight, font } = vars;
const line = `1px solid ${color.line.hairline}`;

/** All rows have one height, so that of 50 000 only those in sight need to be rendered. */
export const ROW_HEIGHT = 48;
export const BLOCK_HEIGHT = 148;
export const WIDE = '(min-width: 1256px)';

export const table = style({ position: 'relative', minWidth: 0 });
const columns =
  '48px minmax(0, 1fr) 84px minmax(0, 168px) 150px 100px minmax(0, 128px) 40px 84px 64px';
const row = style({
  display: 'grid',
  gap: '2px 14px',
  font: text.t13,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [WIDE]: { gridTemplateColumns: columns, alignItems: 'center' } },
});
export const head = style([
  row,
  {
    padding: '6px 0',
    font: `${weight.medium} ${text.t12}`,
    color: color.ink.ink3,
    '@media': { '(max-width: 1255.98px)': { display: 'none' } },
  },
]);
export const page = style({ position: 'absolute', left: 0, right: 0 });
export const body = style([
  row,
  {
    boxSizing: 'border-box',
    height: ROW_HEIGHT,
    overflow: 'hidden',
    borderTop: line,
    '@media': {
      '(max-width: 1255.98px)': {
        height: BLOCK_HEIGHT,
        padding: '8px 0',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridAutoRows: 'min-content',
      },
    },
  },
]);
export const number = style({ color: color.ink.ink3 });
export const end = style({
  textAlign: 'end',
  '@media': { '(max-width: 1255.98px)': { gridColumn: 2 } },
});
/** The row as in the file, cut after two lines. */
export const source = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
  '@media': { '(max-width: 1255.98px)': { gridColumn: '1 / -1' } },
});
export const mark = style({
  padding: '0 2px',
  borderRadius: vars.radius.tag,
  background: color.state.warnWash,
  color: color.ink.ink,
  boxShadow: `inset 0 -2px 0 ${color.state.warn}`,
});
export const cut = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const brand = style({ fontWeight: weight.semi });
export const size = style({ font: `700 15px/20px ${font.mark}`, whiteSpace: 'nowrap' });
export const indices = style({ fontWeight: weight.medium, color: color.ink.ink2 });
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  minWidth: 0,
  maxHeight: 44,
  overflow: 'hidden',
});
export const unknown = style({ color: color.ink.ink3 });
export const price = style([end, { fontWeight: weight.medium }]);
export const wait = style({ borderTop: line, padding: '12px 0' });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '4px 0 12px',
});
export const search = style({
  flex: '0 1 360px',
  minWidth: 0,
  '@media': { [below(768)]: { flexBasis: '100%' } },
});
