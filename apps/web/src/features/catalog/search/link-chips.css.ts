import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
export const link = style({
  display: 'block',
  padding: '6px 8px',
  border: `1px solid ${vars.color.line.hairline}`,
  borderRadius: vars.radius.s,
  font: vars.text.t13,
  color: vars.color.ink.ink,
  textDecoration: 'none',
  ':hover': { background: vars.color.surface.sunk2 },
});
