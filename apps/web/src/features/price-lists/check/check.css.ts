import { from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text, weight } = vars;

export const check = style({ display: 'grid', gap: 20, minWidth: 0 });
export const link = style({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  '@media': { [from(768)]: { gridTemplateColumns: 'minmax(0, 560px) auto', alignItems: 'end' } },
});
export const address = style({ minWidth: 0 });
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  font: text.t14,
  color: color.ink.ink2,
  overflowWrap: 'anywhere',
  ':empty': { display: 'none' },
});
export const result = style({ display: 'grid', gap: 28, minWidth: 0, outline: 'none' });
export const title = style({ font: `${weight.semi} ${text.t16}`, overflowWrap: 'anywhere' });
export const questions = style({
  display: 'grid',
  gap: 8,
  paddingLeft: 20,
  listStyle: 'disc',
  font: text.t14,
  overflowWrap: 'anywhere',
});
