import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  padding: `24px ${vars.layout.gutter}`,
  borderTop: `1px solid ${vars.color.line.hairline}`,
  font: vars.text.t13,
  color: vars.color.ink.ink3,
  '@media': { print: { display: 'none' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.height.target,
  textDecoration: 'underline',
  textDecorationColor: vars.color.line.line,
  textUnderlineOffset: 3,
  ':hover': { color: vars.color.ink.ink },
});

export const end = style({ marginLeft: 'auto' });
