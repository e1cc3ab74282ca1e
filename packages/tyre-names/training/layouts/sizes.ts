import type { Labels } from '../../benchmark/name-case.ts';
import type { Piece } from './layout-pieces.ts';
import type { Luck } from './luck.ts';

export interface SizeWriting {
  pieces: Piece[];
  labels: Labels;
}

const WIDTHS = [
  135, 145, 155, 165, 175, 185, 195, 205, 215, 225, 235, 245, 255, 265, 275, 285, 295, 305, 315,
  325, 335,
];
const PROFILES = [25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85];
const JOINTS = [
  'R',
  'R',
  ' R',
  ' R',
  ' R',
  'Р',
  ' Р',
  'r',
  ' R ',
  '/',
  '/R',
  ' ',
  ' R-',
  ' RR',
  'ZR',
  ' ZR',
  '-',
  'х',
  'Z R',
];
const SLASHES = ['/', '/', '/', '/', '/', ' / ', '\\', '-', ' ', 'х', '*', '/ '];
const NO_PROFILE = ['', '', '', '/', '/-', '/-', '/ '];

const comma = (luck: Luck, value: number, digits = 0) => {
  const text = digits > 0 && luck.chance(0.5) ? value.toFixed(digits) : String(value);
  return luck.chance(0.5) ? text.replace('.', ',') : text;
};
const radial = (joint: string) => (/z/i.test(joint) ? 'ZR' : 'R');

export function metricSize(
  luck: Luck,
  { least, most }: { least: number; most: number },
): SizeWriting {
  const [width, profile, rim] = [luck.pick(WIDTHS), luck.pick(PROFILES), luck.whole(least, most)];
  const isVan = rim < 18 && luck.chance(0.12);
  const van: Piece[] = isVan ? [[luck.pick(['C', 'C', 'С', ' C', 'LT']), 'light_truck']] : [];
  const isFull = isVan && luck.chance(0.3);
  const joint = luck.pick(JOINTS);
  const labels: Labels = {
    width,
    profile: isFull ? null : profile,
    diameter: rim,
    construction: radial(joint),
    commercial: isVan,
  };
  const [w, p, d]: Piece[] = [
    [String(width), 'width'],
    [String(profile), 'profile'],
    [String(rim), 'diameter'],
  ];
  if (isFull)
    return {
      labels: { ...labels, construction: 'R' },
      pieces: [w!, [luck.pick(NO_PROFILE)], [luck.pick(['R', ' R', 'Р'])], d!, ...van],
    };
  if (luck.chance(0.15))
    return {
      labels: { ...labels, construction: 'R' },
      pieces: [
        [luck.pick(['R', 'Р', 'R '])],
        d!,
        ...van,
        [' '],
        w!,
        [luck.pick(['/', '/', ' ', '-'])],
        p!,
      ],
    };
  if (luck.chance(0.03))
    return { labels: { ...labels, construction: null, commercial: false }, pieces: [w!, p!, d!] };
  const prefix: Piece[] = luck.chance(0.03) ? [['P']] : [];
  return { labels, pieces: [...prefix, w!, [luck.pick(SLASHES)], p!, [joint], d!, ...van] };
}

export function flotationSize(luck: Luck): SizeWriting {
  const [rim, width] = [
    luck.pick([15, 16, 17, 18, 20, 22]),
    luck.pick([9.5, 10.5, 11.5, 12.5, 13.5]),
  ];
  const outer = rim + luck.whole(13, 20);
  const cross = luck.pick(['x', 'х', 'X', '*', '/', 'X/', ' x ']);
  return {
    labels: { width: outer, profile: width, diameter: rim, construction: 'R' },
    pieces: [
      [luck.pick(['', '', '', 'LT'])],
      [String(outer), 'outer_diameter'],
      [cross],
      [comma(luck, width, 2), 'width'],
      [luck.pick(['R', ' R', ' R ', 'Р', '-'])],
      [String(rim), 'diameter'],
      ...(luck.chance(0.3) ? ([[luck.pick(['LT', ' LT']), 'light_truck']] as Piece[]) : []),
    ],
  };
}

/** Draws a size with a width in inches: `12R22.5`, `10,00/- R20`, `18.4-38`. */
export function inchSize(
  luck: Luck,
  widths: readonly number[],
  rims: readonly number[],
  isBias: boolean,
): SizeWriting {
  const [width, rim] = [luck.pick(widths), luck.pick(rims)];
  const joint = isBias ? luck.pick(['-', '-', ' - ']) : luck.pick(['R', 'R', ' R', 'Р', ' Р']);
  return {
    labels: { width, profile: null, diameter: rim, construction: isBias ? 'D' : 'R' },
    pieces: [
      [comma(luck, width, width % 1 === 0 ? 2 : 0), 'width'],
      [isBias ? '' : luck.pick(['', '', '', '/-', '/- '])],
      [joint],
      [comma(luck, rim), 'diameter'],
    ],
  };
}

const SPEEDS = [
  'Q',
  'R',
  'S',
  'T',
  'T',
  'H',
  'H',
  'V',
  'V',
  'W',
  'Y',
  'N',
  'P',
  'K',
  'L',
  'M',
  'J',
];
const TWINS: Record<string, string> = { T: 'Т', H: 'Н', P: 'Р', K: 'К', M: 'М' };

/** Draws indices: `91V`, `(91V)`, `V 91`, `107/105R`, a load alone. */
export function drawIndex(
  luck: Luck,
  { least, most, dual }: { least: number; most: number; dual: boolean },
): SizeWriting {
  const load = luck.whole(least, most);
  const second = dual ? load - luck.pick([2, 2, 3, 4]) : undefined;
  const speed = luck.pick(SPEEDS);
  const loads: Piece = [
    second === undefined ? String(load) : `${load}${luck.pick(['/', '/', '/', '-'])}${second}`,
    'load_index',
  ];
  const typed: Piece = [luck.chance(0.1) ? (TWINS[speed] ?? speed) : speed, 'speed_index'];
  const labels = {
    load_index: second === undefined ? String(load) : `${load}/${second}`,
    speed_index: speed,
  };
  if (luck.chance(0.04)) return { labels: { ...labels, speed_index: null }, pieces: [loads] };
  if (luck.chance(0.05) && !dual) return { labels, pieces: [typed, [luck.pick([' ', ''])], loads] };
  if (luck.chance(0.06)) return { labels, pieces: [['('], loads, typed, [')']] };
  return { labels, pieces: [loads, [luck.pick(['', '', '', '', ' '])], typed] };
}
