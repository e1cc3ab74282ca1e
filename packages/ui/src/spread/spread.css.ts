import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const track = style({
  display: 'block',
  position: 'relative',
  width: '100%',
  height: 8,
  borderBlockEnd: `1px solid ${color.line.hairline}`,
});

const inForcedColors = { '(forced-colors: active)': { background: 'CanvasText' } };

/** The line from the lowest price to the highest. */
export const reach = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: -1,
  height: 1,
  background: color.ink.ink3,
  '@media': inForcedColors,
});

/** The tall tick of the lowest price. */
export const least = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: -1,
  width: 2,
  height: 8,
  borderRadius: 1,
  background: color.ink.ink,
  '@media': inForcedColors,
});

/** All other ticks in one drawing, stretched to the track: a list has hundreds of spreads. */
export const ticks = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: -1,
  width: '100%',
  height: 5,
  overflow: 'visible',
  stroke: color.ink.ink3,
  strokeWidth: 1.5,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

globalStyle(`${ticks} > path`, { vectorEffect: 'non-scaling-stroke' });
