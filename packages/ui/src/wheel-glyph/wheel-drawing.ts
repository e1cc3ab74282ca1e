import { circle, line, plausible, px } from '../internal/svg.ts';

/** Arrangement of the spokes: single, in pairs, crossing, or a pressed plate with holes. */
export type SpokeStyle = 'single' | 'double' | 'mesh' | 'plate';

/** Numbers of a marking such as `7x17 5x114.3 ET45 DIA 60.1`; unknown ones are left out. */
export interface WheelLook {
  /** Width between the flanges, inches. */
  width?: number | null | undefined;
  /** Inches, or mm when it is above 100. */
  diameter?: number | null | undefined;
  bolts?: number | null | undefined;
  /** Diameter of the bolt circle, mm. */
  pcd?: number | null | undefined;
  /** ET: distance from the centre plane to the mounting face, mm; outwards is positive. */
  offset?: number | null | undefined;
  /** DIA: diameter of the centre hole, mm. */
  bore?: number | null | undefined;
  spokes?: number | null | undefined;
  style: SpokeStyle;
}

export interface WheelDrawing {
  /** Width of the drawing, px; its height is `BOX.height`. */
  width: number;
  section: { rim: string; centreLine: string; mountingFace: string; disc: string };
  face: {
    cx: number;
    cy: number;
    rim: number;
    spokes: { path: string; isStroked: boolean; width: number };
    hub: string;
    cutOuts: string;
    bore: number;
    bolts: string;
  };
}

/** Box that every drawing fits in, px. */
export const BOX = { width: 88, height: 58 };

const MM_PER_PX = 10;
const GAP = 5;
const INCH = 25.4;
/** Height of the flange, mm: from the seat of the tyre, where a rim's diameter is measured, to the flange's top. */
const FLANGE = 9;

interface Wheel {
  width: number;
  radius: number;
  bolts: number;
  boltCircle: number;
  offset: number;
  bore: number;
  spokes: number;
}

/** Sizes of the wheel in mm, corrected to possible ones: the hub is inside the bolts and the bolts inside the rim. */
function wheelSize(look: WheelLook): Wheel {
  const diameter = plausible(look.diameter, 3, 1700, 16);
  const radius = (diameter <= 100 ? diameter * INCH : diameter) / 2 + FLANGE;
  const bolts = Math.round(plausible(look.bolts, 1, 16, 5));
  const boltCircle = Math.min(plausible(look.pcd, 20, 900, radius * 0.5) / 2, radius * 0.72);
  return {
    width: plausible(look.width, 1, 60, 6.5) * INCH,
    radius,
    bolts,
    boltCircle,
    offset: plausible(look.offset, -400, 400, 0),
    bore: Math.min(plausible(look.bore, 5, 800, boltCircle) / 2, boltCircle * 0.9),
    spokes: Math.round(plausible(look.spokes, 3, 40, bolts * (bolts < 5 ? 2 : 1))),
  };
}

/** The section: the rim, its centre plane, and the disc at the mounting face. It shows width and offset. */
function section(wheel: Wheel, k: number, cy: number): WheelDrawing['section'] {
  const width = wheel.width * k;
  const radius = wheel.radius * k;
  const bolt = wheel.boltCircle * k;
  const lip = Math.min(2.4, radius * 0.12);
  const well = Math.min(radius * 0.09, radius - bolt - lip - 1);
  const middle = width / 2;
  const mount = middle + Math.min(Math.max(wheel.offset * k, -width * 0.42), width * 0.42);
  const pad = Math.min(bolt + 1.2, radius - lip);
  // One half of the profile: `side` is -1 above the axle, 1 below.
  const half = (side: 1 | -1) => {
    const y = (inwards: number) => px(cy + side * (radius - inwards));
    const edge = Math.min(1.6, width * 0.1);
    return (
      `M0 ${y(0)}V${y(lip)}L${px(edge)} ${y(lip + 1)}L${px(width * 0.3)} ${y(lip + 1)}` +
      `L${px(width * 0.36)} ${y(lip + 1 + well)}H${px(width * 0.62)}L${px(width * 0.68)} ${y(lip + 1)}` +
      `L${px(width - edge)} ${y(lip + 1)}L${px(width)} ${y(lip)}V${y(0)}`
    );
  };
  const arm = (side: 1 | -1) =>
    line(mount, cy + side * bolt, Math.max(width - 2, width * 0.8), cy + side * (radius - lip - 1));
  return {
    rim: half(-1) + half(1),
    centreLine: line(middle, cy - radius + 1, middle, cy + radius - 1),
    mountingFace: line(mount, cy - pad, mount, cy + pad),
    disc: arm(-1) + arm(1),
  };
}

const TOP = -Math.PI / 2;

/** Draws the spokes as one path: filled blades, or the lines of a mesh. */
function spokes(look: WheelLook, wheel: Wheel, hub: number, rim: number, cx: number, cy: number) {
  const point = (radius: number, angle: number) =>
    `${px(cx + radius * Math.cos(angle))} ${px(cy + radius * Math.sin(angle))}`;
  const angles = Array.from(
    { length: wheel.spokes },
    (_, index) => TOP + (index / wheel.spokes) * 2 * Math.PI,
  );
  if (look.style === 'mesh') {
    const turn = Math.PI / wheel.spokes;
    const path = angles
      .map(
        (angle) =>
          `M${point(rim, angle - turn)}L${point(hub * 0.8, angle)}L${point(rim, angle + turn)}`,
      )
      .join('');
    return { path, isStroked: true, width: px(rim * 0.075) };
  }
  const crowding = (5 / wheel.spokes) ** 0.55;
  const half = (look.style === 'double' ? 0.075 : 0.19) * crowding;
  const inner = half * (look.style === 'double' ? 2.2 : 2.1);
  const shifts = look.style === 'double' ? [-0.95 / wheel.spokes, 0.95 / wheel.spokes] : [0];
  const blade = (angle: number) =>
    `M${point(hub * 0.8, angle - inner)}L${point(rim, angle - half)}L${point(rim, angle + half)}L${point(hub * 0.8, angle + inner)}Z`;
  const path = angles.flatMap((angle) => shifts.map((shift) => blade(angle + shift))).join('');
  return { path, isStroked: false, width: 0 };
}

/** Circles on a circle, between the spokes. */
const ring = (count: number, radius: number, size: number, cx: number, cy: number, turn: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = TOP + turn + (index / count) * 2 * Math.PI;
    return circle(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle), size);
  }).join('');

function face(look: WheelLook, wheel: Wheel, k: number, cy: number): WheelDrawing['face'] {
  const radius = wheel.radius * k;
  const cx = wheel.width * k + GAP + radius;
  const rim = radius - Math.min(2.2, radius * 0.15);
  const bolt = wheel.boltCircle * k;
  const bore = wheel.bore * k;
  const hub = Math.min(bolt + 2.6, rim);
  const isPlate = look.style === 'plate';
  return {
    cx: px(cx),
    cy: px(cy),
    rim: px(radius),
    spokes: isPlate
      ? { path: '', isStroked: false, width: 0 }
      : spokes(look, wheel, hub, rim, cx, cy),
    hub: circle(cx, cy, isPlate ? rim : hub) + circle(cx, cy, bore),
    cutOuts: isPlate ? ring(wheel.spokes, rim * 0.8, radius * 0.085, cx, cy, 0) : '',
    bore: px(bore),
    bolts: ring(
      wheel.bolts,
      bolt,
      Math.min(1.25, Math.max(bolt - bore, 0.5)),
      cx,
      cy,
      Math.PI / wheel.bolts,
    ),
  };
}

/** Draws section and face side by side at one scale, smaller if they would not fit the box. */
export function wheelDrawing(look: WheelLook): WheelDrawing {
  const wheel = wheelSize(look);
  const k = Math.min(
    1 / MM_PER_PX,
    BOX.height / (2 * wheel.radius),
    (BOX.width - GAP) / (wheel.width + 2 * wheel.radius),
  );
  const cy = BOX.height / 2;
  return {
    width: px((wheel.width + 2 * wheel.radius) * k + GAP),
    section: section(wheel, k, cy),
    face: face(look, wheel, k, cy),
  };
}
