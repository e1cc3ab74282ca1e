import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, text, weight } = vars;

export const nav = style({ paddingBlock: '20px 20px', overflowX: 'auto' });
export const list = style({
  display: 'inline-flex',
  border: `1px solid ${color.line.line}`,
  borderRadius: radius.s,
  background: color.surface.sheet,
});
export const item = style({
  display: 'block',
  padding: '5px 12px',
  font: `${weight.medium} ${text.t13}`,
  color: color.ink.ink2,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    'li:not(:first-child) > &': { borderInlineStart: `1px solid ${color.line.hairline}` },
    '&:hover': { background: color.surface.sunk },
    '&:focus-visible': { outline: `2px solid ${color.ink.ink}`, outlineOffset: -4 },
    '&[aria-current]': { background: color.ink.ink, color: color.ink.inkInv },
    'li:first-child > &': { borderRadius: `${radius.s} 0 0 ${radius.s}` },
    'li:last-child > &': { borderRadius: `0 ${radius.s} ${radius.s} 0` },
  },
});
