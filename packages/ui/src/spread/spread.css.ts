import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

const forced = { '@media': { '(forced-colors: active)': { background: 'CanvasText' } } };

export const track = style({
  display: 'block',
  position: 'relative',
  width: '100%',
  height: 8,
  borderBlockEnd: `1px solid ${color.line.hairline}`,
});

export const reach = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: -1,
  height: 1,
  background: color.ink.ink3,
  ...forced,
});

export const tick = style({
  position: 'absolute',
  bottom: -1,
  width: 1.5,
  height: 5,
  borderRadius: 1,
  background: color.ink.ink3,
  ...forced,
});

export const least = style([tick, { width: 2, height: 8, background: color.ink.ink }]);
