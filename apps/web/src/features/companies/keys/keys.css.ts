import { below } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

export const actions = style({
  '@media': { [below(768)]: { marginLeft: -8 } },
});
