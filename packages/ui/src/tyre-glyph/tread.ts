import { circle, line, px } from '../internal/svg.ts';
import type { Season, TyreKind } from './tyre-size.ts';

/** Lines of the same width, drawn as one element. */
export interface Groove {
  path: string;
  width: number;
  opacity: number;
}

/** The tread to draw on, px. */
interface Face {
  kind: TyreKind;
  season?: Season | null | undefined;
  x: number;
  cy: number;
  width: number;
  radius: number;
}

type Pattern = (face: Face) => Groove[];

const TOP = -Math.PI / 2;

/** Height on a cylinder seen from the front: equal steps of the angle get closer towards its edges. */
const height = (face: Face, angle: number) =>
  face.cy + face.radius * Math.sin(Math.min(Math.max(angle, TOP), -TOP));

const steps = (face: Face) => (face.season === 'winter' ? 17 : 15);
const angle = (index: number, count: number) => TOP + (Math.PI * (index + 0.5)) / count;
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const groove = (path: string, width: number, opacity = 1): Groove => ({
  path,
  width: px(width),
  opacity,
});

/** Grooves that run around the tyre, at these shares of the width. */
const ribs = ({ x, cy, width, radius }: Face, shares: number[]) =>
  shares
    .map((share) => line(x + width * share, cy - radius, x + width * share, cy + radius))
    .join('');

const ribWidth = (face: Face) => Math.max(0.8, face.width * 0.055);

/** Slanted cuts that meet at the centre, thick and thin alternating, and two ribs. */
const winter: Pattern = (face) => {
  const { x, width } = face;
  const count = steps(face);
  const cut = (index: number) => {
    const inner = height(face, angle(index, count));
    const outer = height(face, angle(index, count) + 0.26);
    return line(x, outer, x + width * 0.4, inner) + line(x + width, outer, x + width * 0.6, inner);
  };
  return [
    groove(
      times(count, (index) => (index % 2 ? cut(index) : '')),
      0.9,
    ),
    groove(
      times(count, (index) => (index % 2 ? '' : cut(index))),
      0.55,
      0.75,
    ),
    groove(ribs(face, [0.4, 0.6]), 0.8),
  ];
};

/** Four wide ribs and short cuts that differ on the two sides: asymmetric. */
const summer: Pattern = (face) => {
  const { x, width } = face;
  const count = steps(face);
  const at = (share: number) => x + width * share;
  const cut = (index: number) => {
    const theta = angle(index, count);
    const y = height(face, theta);
    return (
      line(x, y, at(0.16), height(face, theta - 0.06)) +
      line(at(0.68), y, at(0.62), height(face, theta + 0.06)) +
      line(at(1), y, at(0.86), height(face, theta - 0.05))
    );
  };
  return [
    groove(ribs(face, [0.22, 0.42, 0.62, 0.82]), ribWidth(face)),
    groove(times(count, cut), 0.6, 0.9),
  ];
};

/** Two zigzags and blocks on the shoulders. */
const allseason: Pattern = (face) => {
  const { x, width } = face;
  const count = steps(face);
  const zigzag = (share: number) =>
    times(count + 1, (index) => {
      const shift = index % 2 ? 0.035 : -0.035;
      const y = height(face, TOP + (Math.PI * index) / count);
      return `${index ? 'L' : 'M'}${px(x + width * (share + shift))} ${px(y)}`;
    });
  const blocks = (index: number) => {
    const left = height(face, angle(index, count));
    const right = height(face, angle(index, count) + 0.1);
    return line(x, left, x + width * 0.3, left) + line(x + width, right, x + width * 0.7, right);
  };
  return [groove(zigzag(0.36) + zigzag(0.64), ribWidth(face)), groove(times(count, blocks), 0.7)];
};

/** Four deep ribs and notches in the shoulders. */
const truck: Pattern = (face) => {
  const { x, width } = face;
  const count = steps(face);
  const notch = (index: number) => {
    const y = height(face, angle(index, count));
    return line(x, y, x + width * 0.13, y) + line(x + width, y, x + width * 0.87, y);
  };
  return [
    groove(ribs(face, [0.2, 0.4, 0.6, 0.8]), Math.max(0.9, width * 0.07)),
    groove(times(count, notch), 0.8),
  ];
};

/** Lugs of a field or quarry tyre, left and right alternating. */
const lugs: Pattern = (face) => {
  const { x, width } = face;
  const lug = (index: number) => {
    const theta = angle(index, 9);
    return (
      line(x, height(face, theta + 0.22), x + width * 0.44, height(face, theta)) +
      line(x + width, height(face, theta + 0.39), x + width * 0.56, height(face, theta + 0.17))
    );
  };
  return [groove(times(9, lug), 1.5)];
};

/** Curved cuts from the centre, left and right alternating. */
const moto: Pattern = (face) => {
  const centre = face.x + face.width / 2;
  const cut = (index: number) => {
    const theta = angle(index, 7);
    const point = (share: number, turn: number) =>
      `${px(centre + (index % 2 ? 1 : -1) * face.width * share)} ${px(height(face, theta + turn))}`;
    return `M${point(0.06, -0.12)}C${point(0.2, 0)} ${point(0.3, 0.16)} ${point(0.46, 0.2)}`;
  };
  return [groove(times(7, cut), 1.1)];
};

const seasons: Record<Season, Pattern> = { winter, summer, allseason };

/** The tread's grooves, in the colour of the background: parts outside the rubber are invisible. */
export function grooves(face: Face): Groove[] {
  if (face.kind === 'truck') return truck(face);
  if (face.kind === 'moto') return moto(face);
  if (face.kind === 'quad' || face.kind === 'special') return lugs(face);
  return seasons[face.season ?? 'allseason'](face);
}

/** White dots, smaller towards the edges of the cylinder. */
export function studs(face: Face): string {
  const count = steps(face);
  const shares = [0.2, 0.8, 0.32, 0.68];
  return times(count - 1, (index) => {
    if (index % 2 === 0) return '';
    const theta = angle(index, count);
    const share = shares[(index >> 1) % shares.length] ?? 0.5;
    const radius = Math.max(0.55, face.width * 0.042) * (0.55 + 0.45 * Math.cos(theta));
    return circle(face.x + face.width * share, height(face, theta), radius);
  });
}
