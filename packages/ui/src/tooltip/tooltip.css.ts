import { style } from '@vanilla-extract/css';
import { faded } from '../internal/motion.ts';
import { vars } from '../theme/contract.css.ts';

const { color, duration, ease, radius, text } = vars;

/** Maximum width of the tooltip; set by the component. */
export const width = '--org-tooltip-width';

export const tooltip = style({
  width: 'max-content',
  maxWidth: `min(var(${width}), calc(100% - 24px))`,
  padding: '6px 10px',
  borderRadius: radius.s,
  background: color.ink.ink,
  color: color.ink.inkInv,
  font: text.t12,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  transition: `opacity ${duration.fast} ${ease.out}`,
  selectors: faded,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const arrow = style({
  width: 8,
  height: 8,
  background: color.ink.ink,
  borderRadius: 1,
  transform: 'rotate(45deg)',
  selectors: {
    '[data-placement=top] > &': { marginBlockStart: -4 },
    '[data-placement=bottom] > &': { marginBlockEnd: -4 },
    '[data-placement=left] > &': { marginInlineStart: -4 },
    '[data-placement=right] > &': { marginInlineEnd: -4 },
  },
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
