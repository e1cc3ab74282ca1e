import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink } = vars.color;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 12px',
  padding: '16px 0 6px',
  font: `${vars.weight.semi} ${vars.text.t14}`,
});
export const sizes = style({ font: `700 18px/22px ${vars.font.mark}` });
export const price = style({ marginLeft: 'auto' });

/** A line at the left of the drawings holds the rows of an axle together. */
const axleRows = {
  position: 'relative',
  '::after': {
    content: '""',
    position: 'absolute',
    left: -8,
    top: 4,
    bottom: 4,
    width: 2,
    background: ink.ink3,
  },
} as const;
export const front = style(axleRows);
export const rear = style([axleRows, { '::after': { background: ink.ink } }]);
export const axle = style({ paddingTop: 4, font: vars.text.t12, color: ink.ink3 });
