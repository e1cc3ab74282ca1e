/** Which square of a picture is kept. */
export interface Crop {
  /** From 1, the largest square, to MAX_ZOOM. */
  zoom: number;
  /** Where the square lies between the left and the right edge, 0 to 1. */
  x: number;
  /** Where it lies between the upper and the lower edge, 0 to 1. */
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MAX_ZOOM = 4;
export const CENTRE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The square in the picture's own pixels; it never leaves the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / clamp(zoom, 1, MAX_ZOOM);
  return {
    side,
    left: (width - side) * clamp(x, 0, 1),
    top: (height - side) * clamp(y, 0, 1),
  };
}

/** The crop after the picture was pulled; `dx` and `dy` are parts of the frame's side. */
export function panned(size: Size, crop: Crop, dx: number, dy: number): Crop {
  const { side } = squareOf(size, crop);
  const moved = (place: number, by: number, room: number) =>
    room > 0 ? clamp(place - (by * side) / room, 0, 1) : place;
  return {
    ...crop,
    x: moved(crop.x, dx, size.width - side),
    y: moved(crop.y, dy, size.height - side),
  };
}
