import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line, state } = vars.color;
const { text, weight } = vars;
const phone = below(768);

export const head = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 8px', marginBottom: 8 });
export const note = style({ font: text.t13, color: ink.ink3 });
export const list = style({ borderTop: `1px solid ${line.hairline}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '130px 170px 140px minmax(0, 1fr) 140px',
  gap: '4px 16px',
  alignItems: 'center',
  minHeight: 64,
  padding: '10px 0',
  borderBottom: `1px solid ${line.hairline}`,
  '@media': {
    [below(1024)]: { gridTemplateColumns: '140px minmax(0, 1fr) 140px' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) max-content' },
  },
});
export const size = style({ minWidth: 0 });
export const marking = style({
  font: `${weight.bold} 18px/1.2 ${vars.font.mark}`,
  whiteSpace: 'nowrap',
});
export const best = style({ minWidth: 0, textAlign: 'right' });
export const price = style({
  font: `${weight.semi} ${text.t16}`,
  fontVariantNumeric: 'tabular-nums',
});
/** The line and its week; it is left out where there is no room beside the price. */
export const course = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '@media': { [below(1024)]: { display: 'none' } },
});
export const down = style({ font: text.t13, color: state.okText });
export const habit = style({
  minWidth: 0,
  font: text.t14,
  '@media': {
    [below(1024)]: { gridRow: 2, gridColumn: '1 / 3' },
    [phone]: { gridColumn: '1 / -1' },
  },
});
export const due = style({ font: text.t13, color: state.warnText });
export const act = style({
  display: 'grid',
  '@media': {
    [below(1024)]: { gridRow: '1 / 3', gridColumn: 3 },
    [phone]: { gridRow: 3, gridColumn: '1 / -1' },
  },
});
