import { style } from '@vanilla-extract/css';
import { leaving } from '../internal/motion.ts';
import { below, from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, duration, ease, layout, radius, shadow, space, text, weight } = vars;
const hairline = `1px solid ${color.line.hairline}`;

/** How far the sheet is pulled down by touch, px; set while it is dragged. */
export const pull = '--org-sheet-pull';

export const sheet = style({
  position: 'absolute',
  background: color.surface.paper,
  color: color.ink.ink,
  font: text.t14,
  boxShadow: shadow.modal,
  transition: `translate ${duration.slow} ${ease.out}`,
  selectors: { '&[data-exiting]': leaving },
  '@media': {
    [from(768)]: {
      insetBlock: 0,
      insetInlineEnd: 0,
      width: 400,
      maxWidth: '100%',
      borderStartStartRadius: radius.l,
      borderEndStartRadius: radius.l,
      selectors: {
        '&[data-entering], &[data-exiting]': { translate: '100% 0' },
        '&:dir(rtl)[data-entering], &:dir(rtl)[data-exiting]': { translate: '-100% 0' },
      },
    },
    [below(768)]: {
      insetInline: 0,
      bottom: 0,
      maxHeight: `calc(100% - ${layout.headerHeight} + ${space.s2})`,
      display: 'flex',
      borderStartStartRadius: radius.l,
      borderStartEndRadius: radius.l,
      translate: `0 var(${pull}, 0px)`,
      selectors: {
        '&[data-entering], &[data-exiting]': { translate: '0 100%' },
        '&[data-pulled]': { transitionDuration: '0ms' },
      },
    },
    '(forced-colors: active)': { border: '1px solid' },
  },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  minHeight: 0,
  outline: 'none',
  '@media': { [below(768)]: { height: 'auto' } },
});

export const head = style({
  flex: 'none',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: 56,
  padding: `${space.s2} ${space.s2} ${space.s2} ${space.s4}`,
  borderBlockEnd: hairline,
  '@media': { [below(768)]: { touchAction: 'none', cursor: 'grab' } },
});

/** The grip: shows that the sheet can be pulled down. */
export const grip = style({
  display: 'none',
  position: 'absolute',
  insetInline: 0,
  top: 6,
  width: 36,
  height: 4,
  marginInline: 'auto',
  borderRadius: radius.full,
  background: color.line.line,
  '@media': { [below(768)]: { display: 'block' } },
});

export const title = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  font: `${weight.semi} ${text.t16}`,
});

export const body = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space.s3} ${space.s4}`,
});

export const foot = style({
  flex: 'none',
  display: 'grid',
  gap: space.s2,
  padding: `${space.s3} ${space.s4} calc(${space.s3} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: hairline,
});
