import { below, from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { asphalt } = vars.color;
const wideNavigation = '(min-width: 1256px)';
/** The widths at which the sections do not fit. @see specification, section 9 */
export const FOLDED = '(max-width: 1255.98px)';
/** @see specification, section 9 */
export const WITH_AVATAR = '(min-width: 998px)';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.header,
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  height: vars.layout.headerHeight,
  padding: `0 ${vars.layout.gutter}`,
  background: asphalt.asphalt,
  color: asphalt.onAsphalt,
  selectors: { '[data-theme="dark"] &': { borderBottom: `1px solid ${asphalt.asphaltLine}` } },
  '@media': {
    [below(768)]: { gap: 8, padding: '0 8px 0 16px' },
    '(min-width: 1256px) and (max-width: 1399.98px)': { gap: 16 },
    [from(1920)]: { gap: 32 },
    print: { display: 'none' },
  },
});

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  height: '100%',
  minHeight: 44,
  font: `${vars.weight.bold} 17px/1 ${vars.font.ui}`,
  letterSpacing: '-.01em',
});

/** The narrowest phones have room for the mark alone. */
export const logoName = style({ '@media': { '(max-width: 359.98px)': { display: 'none' } } });

export const logoMark = style({ width: 22, height: 22 });
export const logoSignal = style({ fill: vars.color.signal.signal });

export const navigation = style({
  display: 'none',
  gap: 2,
  height: '100%',
  marginLeft: 4,
  '@media': { [wideNavigation]: { display: 'flex' } },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  position: 'relative',
  height: '100%',
  padding: '0 9px',
  font: `${vars.weight.medium} ${vars.text.t14}`,
  color: asphalt.onAsphalt2,
  whiteSpace: 'nowrap',
  transition: `color ${vars.duration.fast}, background ${vars.duration.fast}`,
  selectors: { 'a&:hover': { color: asphalt.onAsphalt, background: asphalt.asphalt2 } },
  '@media': {
    // makes room for eight sections, six controls and the sum of the cart
    '(max-width: 1399.98px)': { padding: '0 6px' },
    [from(1920)]: { padding: '0 13px' },
  },
});

export const currentEntry = style([
  entry,
  {
    color: asphalt.onAsphalt,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 9,
      bottom: 0,
      height: 3,
      borderRadius: '2px 2px 0 0',
      background: asphalt.onAsphalt,
    },
    '@media': {
      '(max-width: 1399.98px)': { '::after': { insetInline: 6 } },
      [from(1920)]: { '::after': { insetInline: 13 } },
    },
  },
]);

export const right = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: '100%',
  marginLeft: 'auto',
});

export const action = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 40,
  padding: '0 10px',
  borderRadius: vars.radius.s,
  font: `${vars.weight.medium} ${vars.text.t14}`,
  whiteSpace: 'nowrap',
  ':hover': { background: asphalt.asphalt2 },
  '@media': { [below(768)]: { minWidth: 44, height: 44, justifyContent: 'center' } },
});

/**
 * Hidden on a phone, where it has no room: there the city is chosen beside the offers, and favorites are in the
 * profile's menu.
 */
export const wide = style([action, { '@media': { [below(768)]: { display: 'none' } } }]);
export const cityName = style({ '@media': { '(max-width: 1599.98px)': { display: 'none' } } });
/** Narrow windows have it in the bar at the bottom. */
export const newRequest = style([
  action,
  { background: asphalt.asphalt2, gap: 6, ':hover': { background: asphalt.asphaltLine } },
]);
export const newRequestName = style({
  '@media': { '(min-width: 1256px) and (max-width: 1319.98px)': { display: 'none' } },
});
export const cart = style([action, { position: 'relative' }]);

export const avatar = style({
  display: 'flex',
  borderRadius: '50%',
  // initials stand out from the asphalt in either theme
  vars: {
    [vars.color.surface.sunk2]: asphalt.onAsphalt,
    [vars.color.ink.ink]: asphalt.asphalt,
  },
});

export const menuButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 36,
  padding: '0 12px',
  borderRadius: vars.radius.s,
  background: asphalt.asphalt2,
  font: `${vars.weight.medium} ${vars.text.t14}`,
  selectors: { '&[data-hovered]': { background: asphalt.asphaltLine } },
  '@media': {
    [below(768)]: {
      flex: 'none',
      width: 44,
      height: 44,
      padding: 0,
      justifyContent: 'center',
      background: 'none',
    },
  },
});

export const menuWords = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '@media': { [below(768)]: { display: 'none' } },
});
