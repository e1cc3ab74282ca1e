import { below, vars } from '@org/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { ink, line, surface } = vars.color;
const phone = below(768);

export const group = style({
  padding: '14px 0 16px',
  borderBottom: `1px solid ${line.hairline}`,
  selectors: { '&:first-child': { paddingTop: 0 }, '&:last-child': { borderBottom: 0 } },
  '@media': { [phone]: { padding: '8px 0 16px' } },
});

export const heading = style({ font: 'inherit' });
export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 24,
  font: `${vars.weight.semi} ${vars.text.t14}`,
  '@media': { [phone]: { minHeight: 44, font: `${vars.weight.semi} ${vars.text.t16}` } },
});
export const chevron = style({
  marginLeft: 'auto',
  color: ink.ink3,
  transition: `rotate ${vars.duration.medium} ${vars.ease.out}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});
export const body = style({ display: 'grid', gap: 8, paddingTop: 8 });

/** The size as it is moulded on a sidewall: one control, a select for each number. */
export const marking = style({
  display: 'flex',
  alignItems: 'end',
  height: 56,
  padding: '0 2px',
  border: `1px solid ${line.line}`,
  borderRadius: vars.radius.s,
  background: surface.sheet,
  ':hover': { borderColor: ink.ink },
  '@media': { [phone]: { height: 68 } },
});
export const part = style({
  display: 'grid',
  alignContent: 'center',
  gap: 1,
  flex: 1,
  minWidth: 0,
  height: 52,
  padding: '0 4px',
  borderRadius: 5,
  textAlign: 'center',
  selectors: { '&[data-hovered], &[aria-expanded="true"]': { background: surface.sunk } },
  '@media': { [phone]: { height: 64 } },
});
export const partLabel = style({
  font: `${vars.weight.regular} 11px/14px ${vars.font.ui}`,
  color: ink.ink3,
});
export const partValue = style({
  overflow: 'hidden',
  font: `700 24px/26px ${vars.font.mark}`,
  letterSpacing: '.01em',
  whiteSpace: 'nowrap',
  selectors: { '&[data-empty]': { color: ink.ink3, fontWeight: 500 } },
  '@media': { [phone]: { fontSize: 28, lineHeight: '30px' } },
});
export const separator = style({
  paddingBottom: 5,
  font: `500 24px/26px ${vars.font.mark}`,
  color: ink.ink3,
  '@media': { [phone]: { paddingBottom: 7, fontSize: 28, lineHeight: '30px' } },
});
/** Reserves room for what loads after the rows, so that nothing below moves. */
const picks = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 6 });
export const rowsOfPicks = styleVariants({
  one: [picks, { minHeight: 28, '@media': { [phone]: { minHeight: 44 } } }],
  two: [picks, { minHeight: 62, '@media': { [phone]: { minHeight: 94 } } }],
});
export const colours = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  minHeight: 62,
  marginBottom: 8,
  '@media': { [phone]: { minHeight: 94 } },
});
export const choices = style({ width: 232 });
export const two = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });
export const pieces = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(56px, 1fr)',
  gap: 4,
  alignItems: 'start',
});
