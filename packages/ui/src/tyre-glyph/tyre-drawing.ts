import { circle, line, px } from '../internal/svg.ts';
import { type Groove, grooves, studs } from './tread.ts';
import { type TyreKind, type TyreLook, tyreSize } from './tyre-size.ts';

export interface TyreDrawing {
  /** Width of the drawing, px; its height is `BOX.height`. */
  width: number;
  /** The tread from the front: a rounded rectangle. */
  tread: { x: number; y: number; width: number; height: number; radius: number };
  grooves: Groove[];
  /** The painted stripe of a new tyre: its centre line and width. */
  stripe?: { path: string; width: number } | undefined;
  studs: string;
  /** The sidewall: a ring, its rim guard, its marking, and the centre lines of the drawing. */
  ring: string;
  guard: string;
  marking: { cx: number; cy: number; radius: number; dash: string; offset: number };
  centre: string;
}

/** Box that every drawing fits in, px. */
export const BOX = { width: 88, height: 58 };

const GAP = 4;

/** Scale of each kind, mm per px. It is the same for a whole kind, so that sizes in a list can be compared. */
const scales: Record<TyreKind, number> = {
  car: 13.2,
  truck: 21.5,
  moto: 12.4,
  quad: 12.4,
  special: 34,
};

/** Draws tread and sidewall side by side, at the scale of the kind, or smaller if they would not fit the box. */
export function tyreDrawing(look: TyreLook): TyreDrawing {
  const size = tyreSize(look, look.kind);
  const scale = Math.min(
    1 / scales[look.kind],
    BOX.height / size.outer,
    (BOX.width - GAP) / (size.section + size.outer),
  );
  const width = size.section * scale;
  const radius = (size.outer / 2) * scale;
  const rim = (size.rim / 2) * scale;
  const cy = BOX.height / 2;
  const cx = width + GAP + radius;
  const wall = (radius + rim) / 2 + 0.3;
  const face = { kind: look.kind, season: look.season, x: 0, cy, width, radius };
  return {
    width: px(cx + radius),
    tread: {
      x: 0,
      y: px(cy - radius),
      width: px(width),
      height: px(2 * radius),
      radius: px(Math.min(width * (look.kind === 'moto' ? 0.48 : 0.26), radius * 0.3)),
    },
    grooves: grooves(face),
    stripe: look.season
      ? {
          path: line(width / 2, cy - radius, width / 2, cy + radius),
          width: px(Math.min(Math.max(1.6, width * 0.1), width)),
        }
      : undefined,
    studs: look.hasStuds ? studs(face) : '',
    ring: circle(cx, cy, radius) + circle(cx, cy, rim),
    guard: circle(cx, cy, Math.min(rim + 1.1, (radius + rim) / 2)),
    marking: {
      cx: px(cx),
      cy: px(cy),
      radius: px(wall),
      dash: [0.52, 0.32, 0.24, 2.06].map((part) => px(wall * part)).join(' '),
      // starts 118 degrees before the right
      offset: px((wall * 118 * Math.PI) / 180),
    },
    centre: line(cx - 3, cy, cx + 3, cy) + line(cx, cy - 3, cx, cy + 3),
  };
}
