import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line, state } = vars.color;
const phone = below(768);

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  font: vars.text.t14,
  '@media': { [phone]: { display: 'block' } },
});
export const head = style({
  font: vars.text.t12,
  color: ink.ink2,
  textAlign: 'start',
  // hidden on phones, where each figure has its own label
  '@media': { [phone]: { display: 'none' } },
});
const cell = style({
  padding: '10px 8px',
  borderBottom: `1px solid ${line.hairline}`,
  textAlign: 'start',
  '@media': { [phone]: { padding: 0, border: 0 } },
});
export const title = style({
  padding: '8px',
  fontWeight: vars.weight.medium,
  textAlign: 'start',
});
export const figure = style([title, { textAlign: 'end' }]);
export const row = style({
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: '4px 12px',
      padding: '12px 0',
      borderBottom: `1px solid ${line.hairline}`,
    },
  },
});
export const name = style([
  cell,
  {
    fontWeight: vars.weight.medium,
    '@media': { [phone]: { gridRow: 1, gridColumn: 1 } },
  },
]);
export const side = style([
  cell,
  {
    textAlign: 'end',
    selectors: { 'th + &': { '@media': { [phone]: { textAlign: 'start' } } } },
  },
]);
export const part = style({ display: 'block' });
export const label = style({
  display: 'none',
  color: ink.ink3,
  font: vars.text.t13,
  '@media': { [phone]: { display: 'inline' } },
});
export const note = style({ display: 'block', font: vars.text.t12, color: ink.ink3 });
export const saving = style([
  cell,
  {
    fontWeight: vars.weight.semi,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@media': { [phone]: { gridRow: 1, gridColumn: 2 } },
  },
]);
export const dearer = style([saving, { color: state.warnText }]);
