/** Rounds a coordinate to hundredths of a px: the eye can't see more. */
export const px = (value: number) => Math.round(value * 100) / 100;

export const line = (x1: number, y1: number, x2: number, y2: number) =>
  `M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}`;

/** A circle as a part of a path, so that many circles are one element. */
export const circle = (cx: number, cy: number, radius: number) => {
  const r = px(radius);
  return `M${px(cx - radius)} ${px(cy)}a${r} ${r} 0 1 0 ${px(2 * radius)} 0a${r} ${r} 0 1 0 ${px(-2 * radius)} 0Z`;
};

/** Returns a value if it is a number within the limits, else the usual one. Bad data never breaks a drawing. */
export const plausible = (
  value: number | null | undefined,
  min: number,
  max: number,
  usual: number,
) => (value != null && value >= min && value <= max ? value : usual);
