import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line } = vars.color;

export const dock = style({ display: 'grid', alignContent: 'start' });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  paddingBottom: 12,
  borderBottom: `1px solid ${line.hairline}`,
});

export const supplier = style({
  display: 'grid',
  gap: 8,
  padding: '14px 0',
  borderBottom: `1px solid ${line.hairline}`,
});
export const pair = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
});
export const name = style({ minWidth: 0, font: `${vars.weight.medium} ${vars.text.t14}` });
export const subtotal = style({
  font: `${vars.weight.semi} ${vars.text.t14}`,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const terms = style([pair, { font: vars.text.t12, color: ink.ink3 }]);
export const delivery = style({ whiteSpace: 'nowrap' });
export const total = style([pair, { padding: '16px 0', color: ink.ink2 }]);
export const sum = style({
  font: `${vars.weight.bold} ${vars.text.t22}`,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.01em',
  color: ink.ink,
  whiteSpace: 'nowrap',
});
export const empty = style({ paddingTop: 14, font: vars.text.t13, color: ink.ink3 });
