import { from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text, weight } = vars;

export const section = style({ display: 'grid', gap: 12, padding: '32px 0 8px' });
export const note = style({ font: text.t13, color: color.ink.ink3, maxWidth: '60ch' });
export const table = style({
  width: '100%',
  maxWidth: 720,
  borderCollapse: 'collapse',
  borderTop: `1px solid ${color.line.hairline}`,
});
const row = {
  padding: '10px 4px',
  borderBottom: `1px solid ${color.line.hairline}`,
  font: text.t13,
};
export const corner = style(row);
export const column = style({
  ...row,
  verticalAlign: 'bottom',
  textAlign: 'center',
  font: `${weight.medium} ${text.t12}`,
  color: color.ink.ink3,
});
/** Upright names leave the columns of a phone room. */
export const columnName = style({
  '@media': {
    '(max-width: 599.98px)': { writingMode: 'vertical-rl', transform: 'rotate(180deg)' },
    [from(768)]: { whiteSpace: 'nowrap' },
  },
});
export const right = style({ ...row, textAlign: 'start', paddingLeft: 0, color: color.ink.ink });
export const cell = style({ ...row, textAlign: 'center' });
export const yes = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  color: color.state.okText,
});
export const no = style({ color: color.ink.ink3 });
