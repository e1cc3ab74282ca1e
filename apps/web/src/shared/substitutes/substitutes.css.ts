import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line } = vars.color;

export const root = style({ gridColumn: '1 / -1', width: '100%', paddingTop: 8 });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  padding: '8px 0',
  borderBottom: `1px solid ${line.hairline}`,
  font: vars.text.t14,
});
export const name = style({ minWidth: 0 });
export const differs = style({ display: 'block', font: vars.text.t13, color: ink.ink3 });
export const price = style({
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const failure = style({ gridColumn: '1 / -1', font: vars.text.t13, color: ink.ink2 });
