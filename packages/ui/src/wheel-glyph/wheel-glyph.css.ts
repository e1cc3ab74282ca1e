import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { glyph } = vars.color;

export const drawing = style({ overflow: 'visible', forcedColorAdjust: 'none' });
export const outline = style({ stroke: glyph.gRubber, fill: 'none', strokeLinejoin: 'round' });
export const axis = style({
  stroke: glyph.gLine,
  strokeWidth: 0.75,
  strokeDasharray: '3 1.5 .75 1.5',
});
export const mountingFace = style({ stroke: glyph.gEt, strokeWidth: 1.75 });
export const spoke = style({ fill: glyph.gHub });
export const wire = style({ stroke: glyph.gHub, fill: 'none' });
export const cutOut = style({ fill: glyph.gBg });
export const hole = style({ fill: glyph.gBg, stroke: glyph.gRubber, strokeWidth: 0.75 });
export const bolt = style({ fill: glyph.gRubber });
