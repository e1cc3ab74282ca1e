import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { glyph, season } = vars.color;

export const rubber = style({ fill: glyph.gRubber });
export const groove = style({ stroke: glyph.gGroove, fill: 'none' });
export const stud = style({ fill: glyph.gStud });
export const centre = style({ stroke: glyph.gLine, strokeWidth: 0.75 });
export const drawing = style({ overflow: 'visible', forcedColorAdjust: 'none' });

export const stripes = styleVariants({
  winter: { stroke: season.winter },
  summer: { stroke: season.summer },
  allseason: { stroke: season.allseason },
});
