import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { asphalt } = vars.color;

export const count = style({
  position: 'absolute',
  // the upper right corner of the icon, which stands inside the padding of the link
  top: 'calc(50% - 17px)',
  left: 21,
  borderRadius: 10,
  lineHeight: 0,
  boxShadow: `0 0 0 2px ${asphalt.asphalt}`,
  '@media': { [below(768)]: { left: 23 } },
});
export const sum = style({
  marginLeft: 6,
  '@media': {
    [below(768)]: { display: 'none' },
    '(min-width: 1256px) and (max-width: 1341.98px)': { display: 'none' },
  },
});
