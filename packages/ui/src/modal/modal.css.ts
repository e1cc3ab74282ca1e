import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, duration, ease, radius, shadow, space, text, weight, z } = vars;

/** Leaving takes a third less than coming, so that the page is back before one waits for it. */
const leaving = {
  transitionDuration: `calc(${duration.slow} * 2 / 3)`,
  transitionTimingFunction: ease.in,
};

export const scrim = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  height: 'var(--visual-viewport-height)',
  zIndex: z.modal,
  display: 'grid',
  placeItems: 'center',
  padding: space.s4,
  background: color.scrim,
  transition: `opacity ${duration.slow} ${ease.out}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-exiting]': leaving,
  },
});

const box = style({
  width: '100%',
  maxHeight: `calc(var(--visual-viewport-height) - 2 * ${space.s4})`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface.sheet,
  color: color.ink.ink,
  borderRadius: radius.l,
  boxShadow: shadow.modal,
  transition: `translate ${duration.slow} ${ease.out}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { translate: '0 8px' },
    '&[data-exiting]': leaving,
  },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const boxes = styleVariants({
  regular: [box, { maxWidth: 480 }],
  wide: [box, { maxWidth: 760 }],
});

export const dialog = style({
  display: 'grid',
  gap: space.s4,
  padding: space.s6,
  font: text.t14,
  outline: 'none',
});

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space.s3 });

export const title = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  font: `${weight.bold} ${text.t22}`,
  letterSpacing: '-.01em',
  overflowWrap: 'anywhere',
});

/** The cross stands in line with the title, its frame reaching into the padding. */
export const close = style({ flex: 'none', marginBlock: -4, marginInlineEnd: -8 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.s2,
  paddingBlockStart: space.s2,
  '@media': { [below(768)]: { justifyContent: 'stretch' } },
});
