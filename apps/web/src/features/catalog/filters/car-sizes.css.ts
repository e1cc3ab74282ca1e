import { touch, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line, surface } = vars.color;
export const caption = style({ paddingBottom: 6, font: vars.text.t12, color: ink.ink3 });
export const sizes = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
export const size = style({
  minHeight: 28,
  padding: '0 8px',
  border: `1px solid ${line.line}`,
  borderRadius: vars.radius.s,
  background: surface.sheet,
  font: `700 16px/20px ${vars.font.mark}`,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: ink.ink },
    '&[aria-pressed="true"]': { borderColor: ink.ink, background: ink.ink, color: surface.paper },
  },
  '@media': { [touch]: { minHeight: 44 } },
});
export const recent = style({ display: 'grid', gap: 6, justifyItems: 'start' });
export const car = style([
  size,
  { padding: '4px 8px', font: vars.text.t13, whiteSpace: 'normal', textAlign: 'left' },
]);
