import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line, state, surface } = vars.color;

export const pick = style({
  minWidth: 0,
  textAlign: 'center',
  height: vars.height.s,
  border: `1px solid ${line.hairline}`,
  borderRadius: vars.radius.s,
  font: `${vars.weight.bold} 15px/1 ${vars.font.mark}`,
  whiteSpace: 'nowrap',
  color: ink.ink,
  selectors: {
    '&:hover:enabled': { borderColor: ink.ink },
    '&:focus-visible': { outline: `${vars.ring.width} solid ${state.focus}`, outlineOffset: 1 },
    '&[aria-pressed="true"]': {
      background: ink.ink,
      borderColor: ink.ink,
      color: ink.inkInv,
      forcedColorAdjust: 'none',
    },
    '&:disabled': { color: ink.inkOff, background: surface.sunk },
  },
  '@media': { [below(768)]: { height: 44, fontSize: 17 } },
});
