import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { leaving } from '../internal/motion.ts';
import { scrim as dimmed } from '../internal/scrim.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, duration, ease, radius, shadow, space, text, weight } = vars;

/** Approximates a colour under the scrim: CSS can't blend one colour over another. */
const dim = (name: string) => `rgb(from ${name} calc(r * .5) calc(g * .5) calc(b * .5))`;

export const scrim = style([dimmed, { display: 'grid', placeItems: 'center', padding: space.s4 }]);

// While the page is locked, the space of its scroll bar stays empty and the scrim can't cover it. It shows the root's
// background colour, which is dimmed here. The background image covers only the page, which the scrim dims.
globalStyle(`html:has(${scrim}:not([data-exiting]))`, {
  background: `linear-gradient(${color.surface.paper} 0 0), ${dim(color.surface.paper)}`,
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

/** The cross is aligned with the title; its box reaches into the padding. */
export const close = style({ flex: 'none', marginBlock: -4, marginInlineEnd: -8 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.s2,
  paddingBlockStart: space.s2,
});
