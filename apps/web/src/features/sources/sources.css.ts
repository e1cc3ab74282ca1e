import { below, from, vars } from '@org/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, layout, radius, text, weight } = vars;
const broad = from(1256);
const phone = below(768);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  paddingBottom: 12,
});
export const atEnd = style({ marginInlineStart: 'auto' });
export const note = style({ font: text.t13, color: color.ink.ink3, overflowWrap: 'anywhere' });

const columns = style({
  display: 'grid',
  gap: '4px 16px',
  '@media': {
    [broad]: {
      gridTemplateColumns: 'minmax(0, 1.4fr) 140px 150px 150px minmax(0, 1fr) 104px',
      alignItems: 'center',
    },
  },
});
export const titles = style([
  columns,
  {
    padding: '6px 0',
    borderBottom: `1px solid ${color.line.hairline}`,
    font: `${weight.medium} ${text.t12}`,
    color: color.ink.ink3,
    '@media': { [below(1256)]: { display: 'none' } },
  },
]);
export const row = style([
  columns,
  {
    minHeight: 60,
    padding: '8px 0',
    font: text.t13,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [below(1256)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);
export const whole = style({ '@media': { [below(1256)]: { gridColumn: '1 / -1' } } });
export const name = style({ font: `${weight.semi} ${text.t14}`, overflowWrap: 'anywhere' });
export const small = style({
  display: 'block',
  font: text.t12,
  color: color.ink.ink3,
  overflowWrap: 'anywhere',
});
/** On one line beside the state and the days; the settings say it whole. */
export const address = style([
  small,
  {
    '@media': {
      [broad]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  },
]);
/** The label of a cell where the table has no head. */
export const label = style({ color: color.ink.ink3, '@media': { [broad]: { display: 'none' } } });
export const bad = style({ color: color.state.dangerText });

export const guard = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '4px 12px',
  margin: '4px 0 16px',
  padding: '16px 20px',
  borderRadius: radius.m,
  background: color.state.warnWash,
  font: text.t14,
  '@media': {
    [phone]: {
      marginInline: `calc(${layout.gutter} * -1)`,
      padding: 16,
      borderRadius: 0,
    },
  },
});
export const guardIcon = style({ color: color.state.warnText });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  paddingTop: 12,
});

export const opened = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '24px 40px',
  paddingBottom: 16,
  '@media': { [from(1256)]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' } },
});
export const part = style({ font: `${weight.semi} ${text.t14}`, paddingBottom: 6 });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '2px 16px',
  padding: '8px 0',
  borderBottom: `1px solid ${color.line.hairline}`,
  font: text.t13,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from(768)]: { gridTemplateColumns: '112px 120px minmax(0, 1fr) auto' } },
});
export const words = style({ overflowWrap: 'anywhere' });
export const term = style({ color: color.ink.ink3 });

export const notes = styleVariants({ plain: { paddingTop: 12 }, page: { paddingTop: 16 } });
