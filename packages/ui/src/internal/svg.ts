/** A coordinate as short as the eye can tell: hundredths of a px. */
export const px = (value: number) => Math.round(value * 100) / 100;

export const line = (x1: number, y1: number, x2: number, y2: number) =>
  `M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}`;

/** A circle as a piece of a path: many of them are one element. */
export const circle = (cx: number, cy: number, radius: number) => {
  const r = px(radius);
  return `M${px(cx - radius)} ${px(cy)}a${r} ${r} 0 1 0 ${px(2 * radius)} 0a${r} ${r} 0 1 0 ${px(-2 * radius)} 0Z`;
};

/** A measure if it is a number within the limits, otherwise what is usual. Drawings never fail over data. */
export const plausible = (
  value: number | null | undefined,
  min: number,
  max: number,
  usual: number,
) => (value != null && value >= min && value <= max ? value : usual);
