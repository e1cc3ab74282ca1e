import { below, from, vars } from '@org/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { covering } from '../../shared/page/covering.css.ts';

const { color, layout, radius, text, weight } = vars;
const line = `1px solid ${color.line.hairline}`;
const phone = below(768);

export const groups = style({ display: 'grid', gap: 4 });
export const group = style({ borderBottom: line });
export const open = style({
  margin: '0 -12px',
  padding: '0 12px 12px',
  borderRadius: radius.m,
  background: color.surface.sheet,
  boxShadow: `0 0 0 1px ${color.line.hairline}`,
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 56,
  padding: '8px 0',
  '@media': {
    [from(1024)]: { gridTemplateColumns: 'auto minmax(0, 1fr) 92px minmax(236px, auto)' },
  },
});
export const question = style({ font: `${weight.semi} ${text.t14}`, overflowWrap: 'anywhere' });
export const note = style({ font: text.t13, color: color.ink.ink2, overflowWrap: 'anywhere' });
export const count = style({
  font: `${weight.semi} ${text.t14}`,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
export const countWord = style({ display: 'block', font: text.t12, color: color.ink.ink3 });
export const ready = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  '@media': { '(max-width: 1023.98px)': { gridColumn: '2 / -1', justifyContent: 'flex-start' } },
});
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  padding: '10px 0 12px',
  borderTop: line,
});
export const keys = style({
  marginLeft: 'auto',
  font: text.t12,
  color: color.ink.ink3,
  '@media': { [phone]: { display: 'none' } },
});

/** A question, such as the price to sell at. */
export const ask = style({
  display: 'grid',
  gap: 12,
  padding: '16px 20px',
  borderRadius: radius.m,
  background: color.surface.sheet,
  boxShadow: `0 0 0 1px ${color.line.hairline}`,
  '@media': { [phone]: { margin: `0 calc(${layout.gutter} * -1)`, borderRadius: 0 } },
});

/** The warning that much of the stock is about to change. */
export const guard = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '8px 12px',
  padding: '16px 20px',
  borderRadius: radius.m,
  background: color.state.warnWash,
  '@media': {
    [phone]: { margin: `0 calc(${layout.gutter} * -1)`, padding: 16, borderRadius: 0 },
  },
});
export const guardIcon = style({ color: color.state.warnText });
export const guardBody = style({ display: 'grid', gap: 8, minWidth: 0 });

export const share = style({
  display: 'flex',
  marginTop: 10,
  gap: 2,
  height: 8,
  borderRadius: 2,
  overflow: 'hidden',
});
export const bar = style([
  covering,
  {
    position: 'sticky',
    bottom: 0,
    // above the button that scrolls to the top of the page
    zIndex: vars.z.bar,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 24px',
    margin: `0 calc(${layout.gutter} * -1)`,
    padding: `12px ${layout.gutter}`,
    borderTop: line,
    background: color.surface.paper,
    font: text.t14,
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [below(1024)]: { bottom: `calc(${layout.barHeight} + env(safe-area-inset-bottom))` },
    },
  },
]);
export const barFigures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
});
const figure = style({ font: `${weight.semi} ${text.t16}` });
export const tones = styleVariants({
  strong: [figure],
  warn: [figure, { color: color.state.warnText }],
  bad: [figure, { color: color.state.dangerText }],
});
export const barActs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
});

export const rule = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '10px 0',
  borderBottom: line,
  font: text.t14,
});
export const edit = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 8,
});
