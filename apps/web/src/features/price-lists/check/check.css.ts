import { from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text, weight } = vars;

const narrow = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 } as const;

export const check = style({ ...narrow, gap: 20 });
export const link = style({
  ...narrow,
  gap: 12,
  alignItems: 'start',
  '@media': {
    [from(768)]: { gridTemplateColumns: 'minmax(0, 560px) max-content', alignItems: 'end' },
  },
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
export const result = style({ ...narrow, gap: 28, outline: 'none' });
export const title = style({ font: `${weight.semi} ${text.t16}`, overflowWrap: 'anywhere' });
export const questions = style({
  display: 'grid',
  gap: 8,
  paddingLeft: 20,
  listStyle: 'disc',
  font: text.t14,
  overflowWrap: 'anywhere',
});
