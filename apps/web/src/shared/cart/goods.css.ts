import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, state } = vars.color;
const phone = below(768);

/** A product in a row that orders it: its name, quantity and price. Each row has its own grid of these areas. */
export const name = style({ gridArea: 'name', minWidth: 0, font: vars.text.t15 });
export const brand = style({ fontWeight: vars.weight.semi });
export const mark = style({
  font: `${vars.weight.bold} 17px/20px ${vars.font.mark}`,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.01em',
});
export const indices = style({ fontWeight: vars.weight.medium, color: ink.ink2 });
export const warning = style({ marginTop: 2, font: vars.text.t12, color: state.warnText });
export const quantity = style({
  gridArea: 'quantity',
  justifySelf: 'start',
  '@media': { [phone]: { marginTop: 10 } },
});
export const sum = style({
  gridArea: 'sum',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  font: `${vars.weight.semi} ${vars.text.t15}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { marginTop: 10, alignSelf: 'center' } },
});
