import { style } from '@vanilla-extract/css';
import { leaving } from '../internal/motion.ts';
import { scrim as dimmed } from '../internal/scrim.css.ts';
import { below, touch } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, duration, ease, radius, shadow, space, text, weight } = vars;

/** The box stands near the top: a list that gets shorter must not move the search under the eye. */
export const scrim = style([
  dimmed,
  { display: 'grid', justifyItems: 'center', alignItems: 'start', padding: space.s4 },
]);

export const box = style({
  width: '100%',
  maxWidth: 560,
  marginBlockStart: '8vh',
  overflow: 'clip',
  background: color.surface.sheet,
  color: color.ink.ink,
  borderRadius: radius.l,
  boxShadow: shadow.modal,
  transition: `translate ${duration.slow} ${ease.out}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { translate: '0 8px' },
    '&[data-exiting]': leaving,
  },
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
    [below(768)]: { marginBlockStart: 0 },
  },
});

export const dialog = style({ display: 'grid', outline: 'none' });

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 52,
  paddingInline: space.s4,
  borderBlockEnd: `1px solid ${color.line.hairline}`,
  color: color.ink.ink2,
});

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: color.ink.ink,
  font: text.t16,
  '::placeholder': { color: color.ink.ink3, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
});

export const list = style({
  maxHeight: 'min(420px, 60vh)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: space.s2,
  outline: 'none',
});

export const empty = style({ padding: '8px 10px', font: text.t14, color: color.ink.ink3 });

export const keys = style({
  display: 'flex',
  flex: 'none',
  gap: 4,
  '@media': { [touch]: { display: 'none' } },
});

export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  padding: '0 5px',
  borderRadius: radius.tag,
  background: color.surface.sunk2,
  color: color.ink.ink2,
  font: `${weight.medium} ${text.t12}`,
});
