import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, font, radius, weight } = vars;

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  background: color.surface.sunk2,
  color: color.ink.ink,
  userSelect: 'none',
  '@media': { '(forced-colors: active)': { outline: '1px solid' } },
});

export const shapes = styleVariants({
  circle: [base, { borderRadius: '50%' }],
  square: [base, { borderRadius: radius.s }],
});

const square = (side: number, fontSize: number) => ({
  width: side,
  height: side,
  font: `${weight.semi} ${fontSize}px/1 ${font.ui}`,
});

export const sizes = styleVariants({
  24: square(24, 10),
  32: square(32, 12),
  40: square(40, 15),
  64: square(64, 22),
  88: square(88, 28),
});

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
