import { below, from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';
import { covering } from '../../shared/page/covering.css.ts';

const { color, text, weight } = vars;
const line = `1px solid ${color.line.hairline}`;

export const list = style({ borderTop: line, fontVariantNumeric: 'tabular-nums' });
const row = style({
  display: 'grid',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 40,
  padding: '8px 0',
  borderBottom: line,
  font: text.t14,
});
export const note = style({ font: text.t13, color: color.ink.ink3, overflowWrap: 'anywhere' });
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const strong = style([name, { font: `${weight.medium} ${text.t14}` }]);

export const change = style([
  row,
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '@media': { [from(768)]: { gridTemplateColumns: 'minmax(0, 1fr) 240px 160px' } },
  },
]);
export const goods = style([
  name,
  {
    gridColumn: '1 / -1',
    '@media': { [from(768)]: { gridColumn: 'auto' } },
  },
]);
/** The old value, the new value, and the difference. */
export const move = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 6px',
  '@media': { [from(768)]: { justifyContent: 'flex-end' } },
});
export const before = style({ color: color.ink.ink3 });
export const up = style({ color: color.state.warnText });
export const down = style({ color: color.state.okText });

export const rejected = style([
  row,
  {
    gridTemplateColumns: '56px minmax(0, 1fr)',
    '@media': {
      [from(1256)]: {
        gridTemplateColumns: '64px minmax(0, 1.4fr) minmax(0, .7fr) minmax(0, 1fr) 104px',
      },
    },
  },
]);
export const place = style({
  alignSelf: 'start',
  font: text.t13,
  color: color.ink.ink3,
  overflowWrap: 'anywhere',
});
export const end = style({ '@media': { [from(1256)]: { textAlign: 'end' } } });
export const part = style({
  gridColumn: 2,
  minWidth: 0,
  '@media': { [from(1256)]: { gridColumn: 'auto' } },
});
export const whole = style([part, { '@media': { [from(1256)]: { gridColumn: '2 / -1' } } }]);
export const bad = style({
  padding: '1px 6px',
  borderRadius: 4,
  background: color.state.dangerWash,
  color: color.state.dangerText,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  boxDecorationBreak: 'clone',
});
export const fix = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: 8,
  maxWidth: 560,
  padding: '4px 0 8px',
  '@media': { [from(768)]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
});
export const fixed = style({ color: color.state.okText });

/** Cuts long texts after their beginning. */
export const clamped = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});
export const headers = style({ display: 'grid', gap: 16, padding: '12px 0' });

export const columnHead = style([
  row,
  {
    minHeight: 0,
    padding: '4px 0',
    font: `${weight.medium} ${text.t12}`,
    color: color.ink.ink3,
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 260px) minmax(0, 1.3fr) 120px',
    '@media': { [below(768)]: { display: 'none' } },
  },
]);
export const column = style([
  row,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [from(768)]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 260px) minmax(0, 1.3fr) 120px',
      },
    },
  },
]);
export const letters = style({ color: color.ink.ink3, fontWeight: weight.regular });
export const picks = style({ display: 'grid', gap: 4, minWidth: 0 });
export const bar = style([
  covering,
  {
    position: 'sticky',
    bottom: 0,
    zIndex: vars.z.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    padding: '12px 0',
    borderTop: line,
    background: color.surface.paper,
    '@media': {
      [below(1024)]: { bottom: `calc(${vars.layout.barHeight} + env(safe-area-inset-bottom))` },
    },
  },
]);

export const past = style([
  row,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [from(768)]: { gridTemplateColumns: 'minmax(0, 1.2fr) auto minmax(0, 1fr)' },
      [from(1256)]: { gridTemplateColumns: 'minmax(0, 1.2fr) 130px minmax(0, 1fr) 150px' },
    },
  },
]);
export const pastEnd = style({
  '@media': {
    [from(768)]: { gridColumn: '1 / -1' },
    [from(1256)]: { gridColumn: 'auto', justifySelf: 'end' },
  },
});
