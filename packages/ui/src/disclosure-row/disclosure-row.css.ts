import { style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, duration, ease, height, layout, radius, text, weight } = vars;

/** Sets the background colour for glyphs: they draw their grooves in it. */
const ground = (surface: string) => ({
  [color.glyph.gGroove]: surface,
  [color.glyph.gBg]: surface,
});

export const row = style({
  position: 'relative',
  borderBlockEnd: `1px solid ${color.line.hairline}`,
  selectors: {
    '&[data-expanded]': { isolation: 'isolate', vars: ground(color.surface.sheet) },
    // The open row is a sheet wider than the list; its content does not move.
    '&[data-expanded]::before': {
      content: '""',
      position: 'absolute',
      inset: '0 -12px',
      zIndex: -1,
      borderRadius: radius.m,
      background: color.surface.sheet,
      boxShadow: `0 0 0 1px ${color.line.hairline}`,
    },
  },
  '@media': {
    [below(768)]: {
      selectors: {
        '&[data-expanded]::before': {
          inset: `0 calc(-1 * ${layout.gutter})`,
          borderRadius: 0,
        },
      },
    },
    '(forced-colors: active)': {
      selectors: { '&[data-expanded]': { outline: '1px solid' } },
    },
  },
});

export const header = style({
  transition: `background-color ${duration.fast}`,
  selectors: {
    [`${row}:not([data-expanded]) > &:hover`]: {
      background: color.surface.sunk,
      vars: ground(color.surface.sunk),
    },
  },
});

export const pressable = style({ cursor: 'pointer' });

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: height.m,
  padding: '0 8px 0 12px',
  border: `1px solid ${color.line.line}`,
  borderRadius: radius.s,
  background: color.surface.sheet,
  color: color.ink.ink,
  font: `${weight.medium} ${text.t13}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: duration.fast,
  selectors: {
    '&:hover': { borderColor: color.ink.ink },
    '&[aria-expanded="true"]': {
      background: color.ink.ink,
      borderColor: color.ink.ink,
      color: color.ink.inkInv,
    },
    '&:disabled': {
      background: color.surface.sunk,
      borderColor: 'transparent',
      color: color.ink.inkOff,
      cursor: 'not-allowed',
    },
  },
  '@media': { [below(768)]: { padding: '0 10px 0 14px', font: `${weight.medium} ${text.t14}` } },
});

/** In dense rows the border shows only on hover. */
export const quiet = style({
  minHeight: height.s,
  borderColor: 'transparent',
  background: 'none',
});

export const chevron = style({
  display: 'grid',
  transition: `rotate ${duration.medium} ${ease.out}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

const opening = `${duration.medium} ${ease.out}`;

/** A grid row from 0fr to 1fr: CSS can animate this height without measuring the content. */
export const panel = style({
  display: 'grid',
  gridTemplateRows: '0fr',
  transition: `grid-template-rows ${opening}`,
  selectors: { [`${row}[data-expanded] > &`]: { gridTemplateRows: '1fr' } },
});

/**
 * Once closed, it is hidden from Tab and assistive technology. The fade is on this element and not on the panel: rows
 * that have never been opened do not have it, so the browser makes no layer for each row.
 */
export const content = style({
  minHeight: 0,
  minWidth: 0,
  overflow: 'clip',
  // Focus rings and marks inside may reach the edges of the sheet.
  overflowClipMargin: 16,
  transition: `visibility ${duration.medium}, opacity ${opening}`,
  selectors: {
    [`${row}:not([data-expanded]) > ${panel} > &`]: { visibility: 'hidden', opacity: 0 },
  },
  '@starting-style': { opacity: 0 },
});
