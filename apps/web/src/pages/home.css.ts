import { below, from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line } = vars.color;
const { text, weight } = vars;
export const title = style({
  font: `${weight.bold} ${text.t36}`,
  letterSpacing: '-.02em',
  textWrap: 'balance',
  '@media': { [below(768)]: { font: `${weight.bold} ${text.t28}` } },
});
export const hint = style({ marginTop: -8, font: text.t14, color: ink.ink2 });

export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  '@media': {
    [from(1256)]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: 48 },
    [from(1920)]: { gridTemplateColumns: 'minmax(0, 1fr) 480px', gap: 72 },
  },
});
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });
export const side = style([column, { gap: 24 }]);
export const steps = style({ display: 'grid', gap: 8, font: text.t15 });
export const part = style({
  paddingTop: 24,
  borderTop: `1px solid ${line.hairline}`,
  font: `${weight.bold} ${text.t22}`,
});
