import { vars } from '@org/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { asphalt } = vars.color;
/** The widths at which the header has no room for the avatar. @see specification, section 9 */
export const NARROW = '(max-width: 997.98px)';

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: vars.z.bar,
  display: 'none',
  gridTemplateColumns: 'repeat(4, 1fr)',
  height: `calc(${vars.layout.barHeight} + env(safe-area-inset-bottom))`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: asphalt.asphalt,
  color: asphalt.onAsphalt2,
  selectors: { '[data-theme="dark"] &': { borderTop: `1px solid ${asphalt.asphaltLine}` } },
  '@media': { [NARROW]: { display: 'grid' }, print: { display: 'none' } },
});

// keeps the end of the page and the toasts above the bar
globalStyle(`body:has(${bar})`, {
  '@media': {
    [NARROW]: {
      paddingBottom: vars.layout.barHeight,
      vars: { '--org-toast-offset': vars.layout.barHeight },
    },
  },
});

export const entry = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minHeight: 44,
  font: `${vars.weight.medium} 11px/14px ${vars.font.ui}`,
  selectors: {
    '&[aria-current]': { color: asphalt.onAsphalt },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      top: 4,
      width: 56,
      height: 30,
      borderRadius: 15,
      background: asphalt.asphaltLine,
    },
  },
});

export const icon = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 22,
  // a browser drops a press if the pressed element is removed meanwhile, as when the avatar replaces the icon: so the
  // link takes the press
  pointerEvents: 'none',
});
