import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { asphalt, surface } = vars.color;

/** Floats above the end of the page, so that nothing moves when it comes or goes. */
export const note = style({
  position: 'fixed',
  insetInline: 0,
  bottom: `calc(${vars.space.s4} + var(--org-toast-offset, 0px) + env(safe-area-inset-bottom, 0px))`,
  zIndex: vars.z.bar,
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${vars.space.s4})`,
  marginInline: 'auto',
  padding: `${vars.space.s2} ${vars.space.s4}`,
  borderRadius: vars.radius.m,
  background: asphalt.asphalt,
  color: asphalt.onAsphalt,
  boxShadow: vars.shadow.pop,
  font: vars.text.t14,
  selectors: { '[data-theme="dark"] &': { background: surface.sunk2 } },
  '@media': { print: { display: 'none' }, '(forced-colors: active)': { border: '1px solid' } },
});
