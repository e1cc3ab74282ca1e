import { vars } from '@org/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

export const skip = style({
  position: 'absolute',
  left: -9999,
  zIndex: vars.z.toast,
  padding: '8px 14px',
  borderRadius: vars.radius.s,
  background: vars.color.ink.ink,
  color: vars.color.ink.inkInv,
  ':focus': { left: 16, top: 8 },
});

const run = keyframes({ to: { transform: 'translateX(100%)' } });

/** Shows a slow navigation at the edge of the window. The delay hides it for a quick one. */
export const pending = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: vars.z.toast,
  height: 3,
  overflow: 'hidden',
  animation: `${keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })} 1ms 300ms both`,
  '::after': {
    content: '""',
    display: 'block',
    width: '40%',
    height: '100%',
    background: vars.color.state.focusInv,
    transform: 'translateX(-100%)',
    animation: `${run} 1.2s infinite ${vars.ease.out}`,
  },
});

export const away = style({
  position: 'fixed',
  insetInline: 16,
  bottom: 'calc(72px + env(safe-area-inset-bottom))',
  zIndex: vars.z.toast,
  width: 'fit-content',
  maxWidth: 'calc(100% - 32px)',
  marginInline: 'auto',
  padding: '10px 16px',
  borderRadius: vars.radius.s,
  background: vars.color.ink.ink,
  color: vars.color.ink.inkInv,
});

/** Headings get the focus after a navigation. They are not interactive, so no focus outline is needed. */
globalStyle('h1[tabindex="-1"], main[tabindex="-1"]', { outline: 'none' });
