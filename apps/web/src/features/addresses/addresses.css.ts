import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { line } = vars.color;
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  padding: '12px 0',
  borderBottom: `1px solid ${line.hairline}`,
});
export const facts = style({ flex: '1 1 240px', minWidth: 0, font: vars.text.t14 });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  font: `${vars.weight.semi} ${vars.text.t14}`,
});
