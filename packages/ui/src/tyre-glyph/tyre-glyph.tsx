import { forwardRef, memo } from 'react';
import { type DomProps, domProps } from '../internal/dom-props.ts';
import { BOX, tyreDrawing } from './tyre-drawing.ts';
import { centre, drawing, groove, rubber, stripes, stud } from './tyre-glyph.css.ts';
import type { Season, TyreKind } from './tyre-size.ts';

export interface TyreGlyphProps extends DomProps {
  /**
   * First number of the marking, as it is written: `205` of `205/55 R16`, `12` of `12R22.5`, `31` of `31x10.5 R15`.
   * @default the commonest of the kind
   */
  width?: number | null | undefined;
  /**
   * Second number of the marking: `55` of `205/55 R16`, `10.5` of `31x10.5 R15`; 0 where there is none.
   * @default a full profile
   */
  profile?: number | null | undefined;
  /**
   * Number after the R: inches, or mm above 100.
   * @default the commonest of the kind
   */
  diameter?: number | null | undefined;
  /**
   * Season, shown by the tread pattern and the painted stripe.
   * @default none: a plain tread without a stripe
   */
  season?: Season | null | undefined;
  /**
   * Whether the tread has studs, drawn as white dots.
   * @default false
   */
  hasStuds?: boolean | null | undefined;
  /**
   * What the tyre is for. It sets the pattern and the scale, the same for all tyres of a kind.
   * @default 'car'
   */
  kind?: TyreKind | undefined;
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
 * A tyre drawn to scale from its marking: the tread shows width, season and studs, the sidewall shows profile and
 * diameter. Grooves have the colour of the page: on another background set `vars.color.glyph.gGroove` to its colour.
 */
export const TyreGlyph = memo(
  forwardRef<SVGSVGElement, TyreGlyphProps>(function TyreGlyph(
    { height = BOX.height, kind = 'car', label, ...look },
    ref,
  ) {
    const tyre = tyreDrawing({ ...look, kind });
    const { tread, marking } = tyre;
    // `opacity` and `transform` would each make a layer in every row of a list, so strokes use `strokeOpacity` and dash
    // offsets.
    return (
      <svg
        {...domProps(look)}
        ref={ref}
        className={drawing}
        width={(tyre.width * height) / BOX.height}
        height={height}
        viewBox={`0 0 ${tyre.width} ${BOX.height}`}
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        <rect
          className={rubber}
          x={tread.x}
          y={tread.y}
          width={tread.width}
          height={tread.height}
          rx={tread.radius}
        />
        {tyre.grooves.map(({ path, width, opacity }) => (
          <path
            key={path}
            className={groove}
            d={path}
            strokeWidth={width}
            strokeOpacity={opacity}
          />
        ))}
        {tyre.stripe && look.season && (
          <path
            className={stripes[look.season]}
            d={tyre.stripe.path}
            strokeWidth={tyre.stripe.width}
          />
        )}
        {tyre.studs && <path className={stud} d={tyre.studs} />}
        <path className={rubber} fillRule="evenodd" d={tyre.ring} />
        <path className={groove} d={tyre.guard} strokeWidth={0.5} strokeOpacity={0.55} />
        <circle
          className={groove}
          cx={marking.cx}
          cy={marking.cy}
          r={marking.radius}
          strokeWidth={0.75}
          strokeDasharray={marking.dash}
          strokeDashoffset={marking.offset}
          strokeOpacity={0.8}
        />
        <path className={centre} d={tyre.centre} />
      </svg>
    );
  }),
);
