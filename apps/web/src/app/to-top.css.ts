import { below, from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

/** The top part of a page, where the way back up is not offered: specification, section 9. */
export const top = style({
  position: 'absolute',
  top: 0,
  width: 1,
  height: 400,
  visibility: 'hidden',
});

export const button = style({
  position: 'fixed',
  zIndex: vars.z.sticky,
  left: '50%',
  bottom: `calc(${vars.layout.barHeight} + env(safe-area-inset-bottom) + 16px)`,
  transform: 'translateX(-50%)',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius.full,
  background: vars.color.surface.sheet,
  boxShadow: vars.shadow.pop,
  '@media': {
    // between the stepper and the button of an offer, and left of the chevron of a row
    [below(768)]: { left: 'auto', right: 76, transform: 'none' },
    '(min-width: 998px)': { bottom: 24 },
    // between the rail and the list, beside the chevrons of the rail
    [from(1256)]: { left: `calc(${vars.layout.gutter} + ${vars.layout.rail})`, transform: 'none' },
  },
});
