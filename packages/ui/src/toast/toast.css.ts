import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, ringOnAsphalt } from '../internal/focus-ring.css.ts';
import { touch } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, duration, ease, radius, shadow, space, text, weight, z } = vars;

const region = style([
  focusRing,
  {
    position: 'fixed',
    insetInline: space.s4,
    zIndex: z.toast,
    display: 'flex',
    gap: space.s2,
    width: `min(440px, 100% - 2 * ${space.s4})`,
    borderRadius: radius.m,
  },
]);

const away = (edge: 'top' | 'bottom') =>
  `calc(${space.s6} + var(--org-toast-offset, 0px) + env(safe-area-inset-${edge}, 0px))`;
const top = { top: away('top'), flexDirection: 'column' } as const;
const bottom = { bottom: away('bottom'), flexDirection: 'column-reverse' } as const;

export const regions = styleVariants({
  top: [region, { ...top, marginInline: 'auto' }],
  'top end': [region, { ...top, marginInlineStart: 'auto' }],
  bottom: [region, { ...bottom, marginInline: 'auto' }],
  'bottom end': [region, { ...bottom, marginInlineStart: 'auto' }],
});

const list = style({ display: 'flex', gap: space.s2, margin: 0, padding: 0, listStyle: 'none' });

/** The newest toast is at the edge. */
export const lists = styleVariants({
  top: [list, { flexDirection: 'column' }],
  bottom: [list, { flexDirection: 'column-reverse' }],
});

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });

const toast = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s3,
    minHeight: 52,
    padding: `${space.s2} ${space.s2} ${space.s2} ${space.s4}`,
    borderRadius: radius.m,
    boxShadow: shadow.pop,
    font: text.t14,
    animation: `${rise} ${duration.medium} ${ease.out}`,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

const onAsphalt = style({
  background: color.asphalt.toast,
  color: color.asphalt.onAsphalt,
  vars: ringOnAsphalt,
});

export const toasts = styleVariants({
  success: [toast, onAsphalt],
  info: [toast, onAsphalt],
  warning: [toast, onAsphalt],
  pending: [toast, onAsphalt],
  error: [
    toast,
    {
      background: color.state.danger,
      color: color.state.onDanger,
      vars: { [color.state.focus]: color.state.onDanger },
    },
  ],
});

const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: '50%',
});

const onMark = { color: color.asphalt.toastInk } as const;

export const marks = styleVariants({
  success: [mark, { ...onMark, background: color.asphalt.toastOk }],
  info: [mark, { ...onMark, background: color.asphalt.onAsphalt2 }],
  warning: [mark, { ...onMark, background: color.asphalt.toastWarn }],
  error: [mark, { background: color.state.onDanger, color: color.state.danger }],
  pending: [mark],
});

/** Text and action side by side, or one below the other if the text would be too narrow. */
export const body = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.s3}`,
});

export const words = style({ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' });

/** Away from the edge, where the last toast leaves first. */
export const closeAll = style([
  focusRing,
  {
    alignSelf: 'end',
    minHeight: 28,
    padding: `0 ${space.s3}`,
    border: 0,
    borderRadius: radius.full,
    background: color.asphalt.toast,
    color: color.asphalt.onAsphalt,
    boxShadow: shadow.pop,
    font: `${weight.medium} ${text.t13}`,
    cursor: 'pointer',
    vars: ringOnAsphalt,
    selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
    '@media': {
      [touch]: { minHeight: 44 },
      '(forced-colors: active)': { border: '1px solid' },
    },
  },
]);

export const action = style([
  focusRing,
  {
    flex: 'none',
    minHeight: 24,
    padding: 0,
    border: 0,
    borderRadius: radius.tag,
    background: 'none',
    color: 'inherit',
    font: `${weight.semi} ${text.t14}`,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { textDecorationThickness: 2 } },
    '@media': { [touch]: { minHeight: 44 } },
  },
]);
