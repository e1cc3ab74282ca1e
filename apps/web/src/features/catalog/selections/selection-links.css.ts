import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

export const links = style({
  display: 'grid',
  gap: 20,
  padding: '24px 0 32px',
  borderTop: `1px solid ${vars.color.line.hairline}`,
});
export const title = style({ marginBottom: 10, font: `${vars.weight.semi} ${vars.text.t14}` });
