import { vars } from '@org/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

/** The footer stays at the bottom of a short page. */
export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
export const main = style({ flex: 1, minWidth: 0, outline: 'none' });

export const skip = style({
  position: 'absolute',
  left: -999,
  zIndex: vars.z.toast,
  padding: '8px 14px',
  borderRadius: vars.radius.s,
  background: vars.color.ink.ink,
  color: vars.color.ink.inkInv,
  ':focus': { left: 16, top: 8 },
});

const run = keyframes({ to: { transform: 'translateX(100%)' } });

/** A slow navigation is said at the edge of the window; a quick one is not. */
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
