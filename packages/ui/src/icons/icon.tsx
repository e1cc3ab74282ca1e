import type { ComponentType, SVGProps } from 'react';
import type { DomProps } from '../internal/dom-props.ts';

export interface IconProps extends Pick<DomProps, 'id'> {
  /**
   * Side in px; the stroke is drawn for it: 1.6 at 20, 1.75 at 16, 2 at 14.
   * @default 20
   */
  size?: 14 | 16 | 20 | undefined;
  /**
   * Fills the outline with the text colour: a chosen heart, a star of a rating.
   * @default false
   */
  isFilled?: boolean | undefined;
}

/** Stroke by size, in units of the 24-unit drawing as the design system counts them. */
const strokes = { 14: 2, 16: 1.75, 20: 1.6 } as const;

type Drawing = ComponentType<
  Omit<SVGProps<SVGSVGElement>, 'ref' | 'strokeWidth'> & {
    size?: string | number;
    strokeWidth?: string | number;
  }
>;

/** An icon of the product from a Lucide drawing: decoration, always; the words beside or around it carry the meaning. */
export function icon(Drawing: Drawing) {
  return function Icon({ size = 20, isFilled, ...props }: IconProps) {
    return (
      <Drawing
        {...props}
        size={size}
        strokeWidth={strokes[size]}
        fill={isFilled ? 'currentColor' : 'none'}
        aria-hidden="true"
        focusable="false"
      />
    );
  };
}
