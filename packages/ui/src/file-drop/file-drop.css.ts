import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, duration, radius, space, text, weight } = vars;

export const root = style({ display: 'grid', gap: space.s2, minWidth: 0 });

export const zone = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s2,
  padding: `${space.s6} ${space.s4}`,
  border: `1px dashed ${color.line.line}`,
  borderRadius: radius.m,
  background: color.surface.sheet,
  color: color.ink.ink2,
  font: text.t14,
  textAlign: 'center',
  outline: 'none',
  transition: `border-color ${duration.fast}, background-color ${duration.fast}`,
  selectors: {
    '&[data-hovered]': { borderColor: color.ink.ink },
    '&[data-focus-visible]': {
      outline: `${vars.ring.width} solid ${color.state.focus}`,
      outlineOffset: vars.ring.gap,
    },
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: color.state.focus,
      background: color.season.winterWash,
      color: color.ink.ink,
    },
    '&[data-disabled]': {
      borderColor: color.line.hairline,
      background: color.surface.sunk,
      color: color.ink.inkOff,
    },
  },
});

export const invalid = style([
  zone,
  { selectors: { '&:not([data-drop-target])': { borderColor: color.state.danger } } },
]);

export const icon = style({ color: color.ink.ink3 });
export const label = style({
  font: `${weight.medium} ${text.t14}`,
  color: 'inherit',
  // on touch nothing can be dragged: the button is enough
  '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } },
});
