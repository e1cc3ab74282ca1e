import { forwardRef, memo } from 'react';
import { type DomProps, domProps } from '../internal/dom-props.ts';
import { BOX, type SpokeStyle, wheelDrawing } from './wheel-drawing.ts';
import {
  axis,
  bolt,
  cutOut,
  drawing,
  hole,
  mountingFace,
  outline,
  spoke,
  wire,
} from './wheel-glyph.css.ts';

export interface WheelGlyphProps extends DomProps {
  /**
   * Width, inches: `7` of `7x17`.
   * @default 6.5
   */
  width?: number | null | undefined;
  /**
   * Diameter, inches (mm above 100): `17` of `7x17`.
   * @default 16
   */
  diameter?: number | null | undefined;
  /**
   * Number of bolts: `5` of `5x114.3`.
   * @default 5
   */
  bolts?: number | null | undefined;
  /**
   * Diameter of the bolt circle, mm: `114.3` of `5x114.3`.
   * @default half of the wheel
   */
  pcd?: number | null | undefined;
  /**
   * ET, mm; outwards is positive. Shown by the orange face in the section.
   * @default 0
   */
  offset?: number | null | undefined;
  /**
   * DIA: diameter of the centre hole, mm.
   * @default as the bolts allow
   */
  bore?: number | null | undefined;
  /**
   * Number of spokes, or of holes of a plate.
   * @default one for a bolt, two for each of four
   */
  spokes?: number | null | undefined;
  /**
   * Arrangement of the spokes; `plate` is a pressed steel wheel.
   * @default 'single'
   */
  spokeStyle?: SpokeStyle | undefined;
  /**
   * Height of the box, px; its width is at most 88/58 of it.
   * @default 58
   */
  height?: number | undefined;
  /**
   * Accessible name. Leave it out if the size is written beside the drawing.
   * @default none: decoration
   */
  label?: string | undefined;
}

/**
 * A wheel drawn to scale from its marking: the section shows width and offset, the face shows diameter, bolts, bore and
 * spokes. Holes have the colour of the page: on another background set `vars.color.glyph.gBg` to its colour.
 */
export const WheelGlyph = memo(
  forwardRef<SVGSVGElement, WheelGlyphProps>(function WheelGlyph(
    { height = BOX.height, spokeStyle = 'single', label, ...look },
    ref,
  ) {
    const { width, section, face } = wheelDrawing({ ...look, style: spokeStyle });
    return (
      <svg
        {...domProps(look)}
        ref={ref}
        className={drawing}
        width={(width * height) / BOX.height}
        height={height}
        viewBox={`0 0 ${width} ${BOX.height}`}
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        <path className={outline} d={section.rim} strokeWidth={1.25} />
        <path className={axis} d={section.centreLine} />
        <path className={mountingFace} d={section.mountingFace} />
        <path className={outline} d={section.disc} strokeWidth={1.25} />
        <circle className={outline} cx={face.cx} cy={face.cy} r={face.rim - 1} strokeWidth={2} />
        {face.spokes.path && (
          <path
            className={face.spokes.isStroked ? wire : spoke}
            d={face.spokes.path}
            strokeWidth={face.spokes.isStroked ? face.spokes.width : undefined}
          />
        )}
        <path className={spoke} fillRule="evenodd" d={face.hub} />
        {face.cutOuts && <path className={cutOut} d={face.cutOuts} />}
        <circle className={hole} cx={face.cx} cy={face.cy} r={face.bore} />
        <path className={bolt} d={face.bolts} />
      </svg>
    );
  }),
);
