import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../internal/focus-ring.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, duration, height, radius } = vars;

const base = style([
  focusRing,
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: radius.s,
    background: 'none',
    color: color.ink.ink2,
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: duration.fast,
    selectors: {
      '&[data-hovered]': { background: color.surface.sunk, color: color.ink.ink },
      '&[data-pressed]': { background: color.surface.sunk2 },
      '&[aria-pressed="true"]': { color: color.ink.ink },
      '&[data-disabled]': { background: 'none', color: color.ink.inkOff, cursor: 'not-allowed' },
    },
  },
]);

export const variants = styleVariants({
  plain: [base],
  secondary: [
    base,
    {
      background: color.surface.sheet,
      borderColor: color.line.line,
      color: color.ink.ink,
      selectors: {
        '&[data-hovered]': { background: color.surface.sheet, borderColor: color.ink.ink },
        '&[data-disabled]': { background: color.surface.sunk, borderColor: 'transparent' },
      },
    },
  ],
  /** For asphalt and any dark or coloured background: takes the colour of the text around it. */
  inherit: [
    base,
    {
      color: 'inherit',
      selectors: {
        '&[data-hovered]': { background: 'rgb(255 255 255 / .12)', color: 'inherit' },
        '&[data-pressed]': { background: 'rgb(255 255 255 / .2)' },
        '&[aria-pressed="true"]': { color: 'inherit' },
      },
    },
  ],
});

const square = (side: string) => ({ width: side, height: side });

export const sizes = styleVariants({
  s: square(`max(${height.s}, ${height.target})`),
  m: square(height.m),
  l: square(height.l),
});
