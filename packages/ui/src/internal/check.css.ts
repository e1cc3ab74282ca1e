import { style } from '@vanilla-extract/css';
import { lead } from '../theme/brand.css.ts';
import { touch } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, text } = vars;

/** A row that can be pressed anywhere: box, text, count at the end. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  position: 'relative',
  minHeight: 28,
  minWidth: vars.height.target,
  font: text.t14,
  color: color.ink.ink,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-readonly]': { cursor: 'default' },
    '&[data-disabled]': { color: color.ink.inkOff, cursor: 'not-allowed' },
  },
  '@media': { [touch]: { minHeight: 44, font: text.t16 } },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const count = style({
  marginInlineStart: 'auto',
  paddingInlineStart: 6,
  color: color.ink.ink3,
  font: text.t12,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-disabled] > &': { color: 'inherit' } },
  '@media': { [touch]: { font: text.t13 } },
});

/** The square or the circle. The state is on its row. */
const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 18,
  height: 18,
  border: `1px solid ${color.line.line}`,
  borderRadius: vars.radius.tag,
  background: color.surface.sheet,
  color: color.ink.inkInv,
  transition: `border-color ${vars.duration.fast}`,
  selectors: {
    '[data-hovered] > &, [role="option"]:not([aria-disabled]):hover > &': {
      borderColor: color.ink.ink,
    },
    '[data-focus-visible] > &': {
      outline: `${vars.ring.width} solid ${color.state.focus}`,
      outlineOffset: vars.ring.gap,
    },
    '[data-invalid] > &': {
      borderColor: color.state.danger,
      outline: `1px solid ${color.state.danger}`,
    },
    '[data-disabled] > &': {
      borderColor: color.line.hairline,
      background: color.surface.sunk,
      color: color.ink.inkOff,
    },
  },
  '@media': {
    [touch]: { width: 22, height: 22 },
    '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'Canvas', background: 'Canvas' },
  },
});

const on = { background: lead.color, borderColor: lead.color, color: lead.on };
const onDisabled = {
  background: color.surface.sunk2,
  borderColor: color.line.hairline,
  color: color.ink.inkOff,
};

export const square = style([
  box,
  {
    selectors: {
      '[data-selected] > &, [aria-selected="true"] > &, [data-indeterminate] > &': on,
      '[data-selected][data-disabled] > &, [data-indeterminate][data-disabled] > &': onDisabled,
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '[data-selected] > &, [aria-selected="true"] > &, [data-indeterminate] > &': {
            background: 'Highlight',
          },
        },
      },
    },
  },
]);

export const circle = style([
  box,
  {
    borderRadius: '50%',
    selectors: {
      '[data-selected] > &': { border: `5px solid ${lead.color}` },
      '[data-selected][data-disabled] > &': { borderColor: color.ink.inkOff },
    },
    '@media': {
      [touch]: { selectors: { '[data-selected] > &': { borderWidth: 6 } } },
      '(forced-colors: active)': {
        selectors: { '[data-selected] > &': { borderColor: 'Highlight' } },
      },
    },
  },
]);
