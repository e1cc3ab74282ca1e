import { style } from '@vanilla-extract/css';
import { withinBorder } from '../internal/within-border.ts';
import { below, touch } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, height, radius, weight } = vars;

export const root = style({ display: 'grid', gap: 6, minWidth: 0, justifyItems: 'start' });

/** The error is beside the box, or under it if there is no room. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
});

export const box = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) 32px',
  flex: 'none',
  width: 116,
  height: height.m,
  border: `1px solid ${color.line.line}`,
  borderRadius: radius.s,
  background: color.surface.sheet,
  color: color.ink.ink,
  transition: `border-color ${vars.duration.fast}`,
  selectors: {
    '&[data-hovered]': { borderColor: color.ink.ink },
    '&[data-disabled]': {
      background: color.surface.sunk,
      borderColor: color.line.hairline,
      color: color.ink.inkOff,
    },
    '&[data-focus-within]': {
      borderColor: color.state.focus,
      outline: `1px solid ${color.state.focus}`,
    },
    '&[data-invalid]': {
      borderColor: color.state.danger,
      outline: `1px solid ${color.state.danger}`,
    },
    '&[data-invalid][data-focus-within]': {
      outline: `${vars.ring.width} solid ${color.state.focus}`,
    },
  },
  '@media': {
    [touch]: { gridTemplateColumns: '44px minmax(0, 1fr) 44px', width: 144 },
  },
});

export const button = style({
  ...withinBorder,
  display: 'grid',
  placeItems: 'center',
  color: color.ink.ink2,
  outline: 'none',
  userSelect: 'none',
  touchAction: 'manipulation',
  selectors: {
    '&:first-child': { borderStartStartRadius: radius.s, borderEndStartRadius: radius.s },
    '&:last-child': { borderStartEndRadius: radius.s, borderEndEndRadius: radius.s },
    '&[data-hovered]': { background: color.surface.sunk, color: color.ink.ink },
    '&[data-pressed]': { background: color.surface.sunk2 },
    '&[data-disabled]': { background: 'none', color: color.ink.inkOff, cursor: 'not-allowed' },
  },
});

export const input = style({
  width: '100%',
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  outline: 0,
  textAlign: 'center',
  font: `${weight.medium} ${vars.text.t14}`,
  '@media': { [below(768)]: { fontSize: 16 } },
});
