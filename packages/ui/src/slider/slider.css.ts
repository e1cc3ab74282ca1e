import { style } from '@vanilla-extract/css';
import { lead } from '../theme/brand.css.ts';
import { touch } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

/** Padding of half a thumb: the line and the bars start where the centre of a thumb can be. */
export const root = style({ display: 'grid', padding: '0 8px', minWidth: 0 });

export const histogram = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 1,
  height: 32,
  marginTop: 2,
});

export const bar = style({
  flex: 1,
  minWidth: 0,
  minHeight: 1,
  background: color.surface.sunk2,
});
export const barInRange = style([
  bar,
  {
    background: color.ink.ink3,
    '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
]);

export const track = style({
  position: 'relative',
  height: 24,
  marginTop: -7,
  cursor: 'pointer',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    top: 11,
    height: 2,
    background: color.surface.sunk2,
  },
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  '@media': {
    [touch]: { height: 44, marginTop: -17, '::before': { top: 21 } },
    '(forced-colors: active)': { '::before': { background: 'GrayText' } },
  },
});

export const fill = style({
  top: 11,
  background: lead.color,
  selectors: { '&[data-disabled]': { background: color.line.hairline } },
  '@media': {
    [touch]: { top: 21 },
    '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const thumb = style({
  top: 12,
  width: 16,
  height: 16,
  borderRadius: '50%',
  border: `2px solid ${lead.color}`,
  background: color.surface.sheet,
  outline: 'none',
  transition: `border-color ${vars.duration.fast}, box-shadow ${vars.duration.fast}`,
  // A target of 24 px, or 44 px on touch, around a thumb of 16 px.
  '::after': { content: '', position: 'absolute', inset: -6 },
  selectors: {
    '&[data-hovered], &[data-dragging]': { boxShadow: `0 0 0 4px ${color.surface.sunk2}` },
    '&[data-focus-visible]': {
      outline: `${vars.ring.width} solid ${color.state.focus}`,
      outlineOffset: vars.ring.gap,
    },
    '&[data-disabled]': { borderColor: color.line.hairline },
  },
  '@media': {
    [touch]: { top: 22, width: 22, height: 22, '::after': { inset: -13 } },
  },
});
