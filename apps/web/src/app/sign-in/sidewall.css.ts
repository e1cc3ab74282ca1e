import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { asphalt } = vars.color;

export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const rubber = style({ fill: asphalt.asphalt2, fillOpacity: 0.6 });
export const lugs = style({ fill: asphalt.asphalt2 });
export const sipes = style({ stroke: asphalt.asphalt, strokeWidth: 3.5 });
export const edge = style({ fill: 'none', stroke: asphalt.asphaltLine, strokeWidth: 2 });
export const thinEdge = style([edge, { strokeWidth: 1 }]);
export const bead = style({
  fill: asphalt.asphalt,
  stroke: 'rgb(0 0 0 / .2)',
  strokeWidth: 10,
});
export const axis = style({ stroke: asphalt.onAsphalt2, strokeWidth: 1.5, strokeOpacity: 0.6 });
export const leader = style([axis, { strokeWidth: 1, strokeDasharray: '10 4 2 4' }]);
export const signal = style({ fill: vars.color.signal.signal });

export const name = style({
  font: `800 78px ${vars.font.ui}`,
  letterSpacing: 6,
  fill: asphalt.onAsphalt,
});
export const size = style({
  font: `700 64px ${vars.font.mark}`,
  letterSpacing: 2,
  fill: asphalt.onAsphalt,
});
export const small = style({
  font: `500 26px ${vars.font.mark}`,
  letterSpacing: 5,
  fill: asphalt.onAsphalt2,
  fillOpacity: 0.7,
});
export const words = style({
  font: `400 21px ${vars.font.ui}`,
  textAnchor: 'middle',
  fill: asphalt.onAsphalt2,
});
export const strongWords = style([words, { fontWeight: 500, fill: asphalt.onAsphalt }]);
