import type { DomProps } from '../internal/dom-props.ts';

export interface IconProps extends Pick<DomProps, 'id'> {
  /**
   * Side in px. It sets the width of the stroke: 1.6 at 20, 1.75 at 16, 2 at 14.
   * @default 20
   */
  size?: 14 | 16 | 20 | undefined;
  /**
   * Whether to fill the outline with the text colour: a selected heart.
   * @default false
   */
  isFilled?: boolean | undefined;
}

/** Stroke width by size, in units of the 24-unit drawing. */
const strokes = { 14: 2, 16: 1.75, 20: 1.6 } as const;

/**
 * Makes an icon component from its drawing: a path of strokes in a square of 24 units. An icon is always decoration;
 * the text beside or around it has the meaning.
 */
export const icon = (drawing: string) => (props: IconProps) => svg(drawing, props);

const svg = (drawing: string, { size = 20, isFilled, ...props }: IconProps) => (
  <svg
    {...props}
    aria-hidden="true"
    focusable="false"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={isFilled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={strokes[size]}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={drawing} />
  </svg>
);
