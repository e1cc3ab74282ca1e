import { createGlobalVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { faded } from './motion.ts';

/** What is left free, in pixels, between a surface and the edge of the screen. */
export const EDGE = 8;

/** The widest that a surface can be: `100vw` would count a scroll bar, and a wider one would make the page scroll. */
const room = `calc(100% - ${2 * EDGE}px)`;

/** A floating surface of `--sheet` at its trigger: options of a select, a menu, a dialog without a scrim. */
export const surface = style({
  padding: vars.space.s1,
  maxWidth: room,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface.sheet,
  color: vars.color.ink.ink,
  font: vars.text.t14,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.pop,
  outline: 0,
  transition: `opacity ${vars.duration.medium} ${vars.ease.out}, translate ${vars.duration.medium} ${vars.ease.out}`,
  selectors: {
    ...faded,
    '&[data-placement=bottom][data-entering]': { translate: '0 -4px' },
    '&[data-placement=top][data-entering]': { translate: '0 4px' },
    '&[data-exiting]': {
      ...faded['&[data-exiting]'],
      transitionDuration: `calc(${vars.duration.medium} * 2 / 3)`,
      transitionTimingFunction: vars.ease.in,
    },
  },
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
  },
});

/**
 * Width of the trigger, set by React Aria on the surface. It is not inherited, so that the styles of the rows inside
 * are not computed again.
 */
const trigger = createGlobalVar('trigger-width', { syntax: '*', inherits: false });

const triggerInRoom = `min(${trigger}, ${room})`;

export const asWideAsTrigger = style({ minWidth: triggerInRoom });

/** A list of options: the list scrolls, the surface doesn't. */
const column = style({ display: 'flex', flexDirection: 'column', overflow: 'hidden' });

export const lists = styleVariants({
  /** At least as wide as its trigger, wider if a label needs it. */
  label: [column, { minWidth: triggerInRoom, maxWidth: `min(max(${trigger}, 400px), ${room})` }],
  /** As wide as its trigger, whatever its content: rows that scroll into view must not widen it. */
  trigger: [column, { width: `min(max(${trigger}, 160px), ${room})` }],
});
