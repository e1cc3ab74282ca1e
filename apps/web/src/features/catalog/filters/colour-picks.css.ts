import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line, state } = vars.color;

export const pick = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: vars.height.s,
  padding: '0 10px 0 8px',
  border: `1px solid ${line.hairline}`,
  borderRadius: vars.radius.s,
  font: `${vars.weight.medium} ${vars.text.t13}`,
  selectors: {
    '&:hover:enabled': { borderColor: ink.ink },
    '&:focus-visible': { outline: `${vars.ring.width} solid ${state.focus}`, outlineOffset: 1 },
    '&[aria-pressed="true"]': {
      background: ink.ink,
      borderColor: ink.ink,
      color: ink.inkInv,
      forcedColorAdjust: 'none',
    },
    '&:disabled': { color: ink.inkOff },
  },
  '@media': { [below(768)]: { height: 44 } },
});
/** The colour itself. It is the same in both themes, because it is the colour of the product. */
export const swatch = style({
  width: 14,
  height: 14,
  border: `1px solid ${line.line}`,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
});
