import { createVar, style, styleVariants } from '@vanilla-extract/css';
import * as base from '../internal/field.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, radius, text, weight } = vars;

const GAP = 8;
const WIDTH = 44;
/** From the beginning of a cell to that of the next. */
const pitch = createVar();
const digits = createVar();
const step = { vars: { [pitch]: `min(${WIDTH + GAP}px, (100cqi + ${GAP}px) / ${digits})` } };

/** As wide as its cells, and narrower where there is less room. */
const field = style([
  base.field,
  { gridTemplateColumns: `minmax(0, calc(${WIDTH + GAP}px * ${digits} - ${GAP}px))` },
]);
/** By the number of digits. */
export const fields = styleVariants({ 4: '4', 5: '5', 6: '6', 7: '7', 8: '8' }, (count) => [
  field,
  { vars: { [digits]: count } },
]);

export const cells = style({
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  gap: GAP,
  height: 52,
  // typing must not scroll the cells
  overflow: 'clip',
});

export const cell = style({
  ...step,
  boxSizing: 'border-box',
  flex: 'none',
  width: `calc(${pitch} - ${GAP}px)`,
  border: `1px solid ${color.line.line}`,
  borderRadius: radius.s,
  background: color.surface.sheet,
  selectors: {
    [`${cells}[data-hovered] &`]: { borderColor: color.ink.ink },
    [`${cells}[data-readonly] &`]: {
      background: color.surface.sunk,
      borderColor: color.line.hairline,
    },
    [`${cells}[data-disabled] &`]: {
      background: color.surface.sunk,
      borderColor: color.line.hairline,
    },
    [`${cells}[data-invalid] &`]: {
      borderColor: color.state.danger,
      boxShadow: `inset 0 0 0 1px ${color.state.danger}`,
    },
    [`${cells}[data-focus-within] &[data-next]`]: {
      borderColor: color.state.focus,
      boxShadow: `inset 0 0 0 1px ${color.state.focus}`,
    },
  },
});

/** A digit stands in the middle of each cell: all are as wide as `0`. */
export const input = style({
  ...step,
  position: 'absolute',
  inset: 0,
  // the space after the last digit must not scroll the first one away
  width: `calc(${pitch} * (${digits} + 1))`,
  padding: 0,
  paddingInlineStart: `calc((${pitch} - ${GAP}px - 1ch) / 2)`,
  border: 0,
  background: 'none',
  outline: 0,
  font: `${weight.medium} ${text.t22}`,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: `calc(${pitch} - 1ch)`,
  color: color.ink.ink,
  selectors: {
    '&:disabled': { color: color.ink.inkOff, cursor: 'not-allowed' },
    '&[readonly]': { color: color.ink.ink3 },
  },
});
