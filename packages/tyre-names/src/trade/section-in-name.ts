import { asMarking, keepingLast } from '../text/spelling.ts';
import type { Filter, Section } from '../text/text-reading.ts';

const WORDS: readonly (readonly [RegExp, Section])[] = [
  [/квадро|(?<![a-z])(?:atv|utv|quad)(?![a-z])|снегоболот|вездеход/, 'quadro_tyres'],
  [
    /мото(?!блок)|скутер|мопед|\bm\/?c\b|(?<![a-z])(?:nhs|sc[0-3x]|supermoto)(?![a-z0-9])|эндуро|питбайк|(?<![a-z])(?:scooter|enduro|motocross)(?![a-z])/,
    'moto_tyres',
  ],
  [
    /спецшин|спец\.|мотоблок|с\/х|сельхоз|индустр|погрузч|погр\.|трактор|комбайн|кгш|экскав|грейдер|цельнолит|суперэласт|solid|бандаж|(?:^|[^а-я])[её]лк|клюшк|низкого давления|(?<![a-z])(?:otr|agro|industrial|forklift|skid)(?![a-z])/,
    'special_tyres',
  ],
  [
    /грузов|рулев|ведущ|прицеп|всепоз|(?<![а-я])(?:рул|вед|приц|унив|универс|карьер)\.?(?![а-я])|цмк/,
    'truck_tyres',
  ],
];

/** Codes of machines' treads. On a car's size they belong to the model's name: «Terra Grappler G2». */
const TREAD =
  /(?<![a-z0-9])(?:r-?1w?|r-?4|i-?[13]|[el]-?[2345]|g-?2|f-?[23]|ind-?[3-5])(?![a-z0-9])/;
/** Cars' widths end in 5, while those of machines with the same rims end in 0. R may be a sign or a gap. */
const CAR_SIZE =
  /(?<!\d)(?:[12]\d5|3[0-2]5)\s?[/x-]?\s?[2-7]\d\s?[/x-]?\s?(?:z?r\s?-?)?(?:1[3-9]|2[0-2])(?![\d.])/;

/** Returns the section that the words of a tyre's name indicate. */
export const tyreSectionByWords = keepingLast((folded): Section | undefined => {
  const found = WORDS.find(([pattern]) => pattern.test(folded))?.[1];
  const isTread = found === undefined || found === 'truck_tyres';
  return isTread && TREAD.test(folded) && !CAR_SIZE.test(asMarking(folded))
    ? 'special_tyres'
    : found;
});

/** The features of a size that tell sections apart. */
export interface SizeShape {
  filter: Filter;
  /** True if `R` or `ZR` stands before the rim. */
  radial: boolean;
  load: number | undefined;
  speed: string | undefined;
  ply: number | undefined;
  /** True for the marks of implements: `12.5L-15SL`. */
  isOfImplement: boolean;
  /** True if the tyre is belted, or if the size includes its speed: `150/80B16`, `120/80 VB16`, `100/90 V18`. */
  isOfMotorcycle: boolean;
}

const numbers = ({ width, profile, diameter, outer_diameter }: Filter) => ({
  width: width?.[0] ?? 0,
  profile: profile?.[0] ?? 0,
  rim: diameter?.[0] ?? 0,
  outer: outer_diameter?.[0],
});

const HALF = [17.5, 19.5, 22.5, 24.5];
export const isBetween = (value: number, least: number, most: number) =>
  value >= least && value <= most;

/** Returns the section of a size that only one section has, whatever the words say. */
export function sureTyreSection({
  filter,
  radial,
  speed,
  isOfImplement,
  isOfMotorcycle,
}: SizeShape): Section | undefined {
  const { width, profile, rim, outer } = numbers(filter);
  if ((speed && /^A\d$/.test(speed)) || isOfImplement) return 'special_tyres';
  if (isOfMotorcycle) return 'moto_tyres';
  if (outer !== undefined) {
    if (outer <= 100) return undefined;
    // in millimetres: 1220x400-533 is a lorry's, 457/178-308 a forklift's; no road tyre is as slow as B
    return outer >= 1000 && !/^[AB]/.test(speed ?? '') ? 'truck_tyres' : 'special_tyres';
  }
  if (HALF.includes(rim))
    return radial && (width < 14 || isBetween(width, 100, 480)) ? 'truck_tyres' : 'special_tyres';
  if (rim > 26 || rim % 1 !== 0 || (width < 30 && profile > 0)) return 'special_tyres';
  return undefined;
}

/** Returns the most likely section by a tyre's numbers. Used if its words say nothing. */
export function likelyTyreSection({ filter, radial, load, speed, ply = 0 }: SizeShape): Section {
  const { width, profile, rim, outer } = numbers(filter);
  if (outer !== undefined) {
    // 16 plies are a forklift's; a load index of 75 is too low for a car
    if ((ply >= 10 || (load ?? 0) >= 120) && !radial) return 'special_tyres';
    return load !== undefined && load < 95
      ? 'quadro_tyres'
      : sectionOfOuter(outer, width, rim, radial);
  }
  if (width < 30)
    return sectionOfInches(width, rim, radial, filter.light_truck ?? false, isOfRoad(speed));
  if (profile === 0 && !radial) return 'special_tyres';
  if (ply >= 12 && !radial) return 'special_tyres';
  const isTall = profile >= 70 || profile === 0;
  if (rim >= 20 && isTall && width >= 300)
    return rim <= 21 && profile !== 70 ? 'truck_tyres' : 'special_tyres';
  if (rim >= 24 && width >= 360) return 'special_tyres';
  if (width >= 400 && profile > 55) return 'special_tyres';
  if (isMotorcycle(width, profile, rim, load, radial)) return 'moto_tyres';
  if (rim === 12 && width >= 165) return 'quadro_tyres';
  return rim < 12 && !radial ? 'special_tyres' : 'tyres';
}

/** `31x10.5 R15` is a car's, `18x7-8` a forklift's, `25x8-12` and `18x9.5-8` a quad bike's. */
function sectionOfOuter(outer: number, width: number, rim: number, radial: boolean): Section {
  if (rim >= 15 && (radial || outer >= 27) && width >= 9.5) return 'tyres';
  // a mower's
  if (rim <= 6) return 'special_tyres';
  const isForklift =
    (rim === 8 && width < 9) || (rim > 12 && !radial && outer < 29 && width <= 9 && rim !== 14);
  return isForklift ? 'special_tyres' : 'quadro_tyres';
}

const isMotorcycle = (
  width: number,
  profile: number,
  rim: number,
  load: number | undefined,
  radial: boolean,
) =>
  width <= 115 ||
  (width === 120 && isBetween(profile, 60, 90)) ||
  (load === undefined
    ? (isBetween(width, 120, 150) && [18, 19, 21].includes(rim) && profile >= 60) ||
      // cars' widths end in 5
      (width <= 200 && width % 10 === 0 && profile >= 80 && rim >= 14 && !radial)
    : (width <= 150 && load <= 66) || (width <= 320 && load <= 79 && profile >= 40 && rim >= 15));

/** Checks whether a tyre is made for a speed of lorries: 80 km/h and more. */
const isOfRoad = (speed: string | undefined) => /^[F-Y]/.test(speed ?? '');

function sectionOfInches(
  width: number,
  rim: number,
  radial: boolean,
  isVan: boolean,
  isFast: boolean,
): Section {
  // 7.50R16LT is a van's, 8.25R16LT a lorry's
  if (isVan) return isBetween(width, 8.25, 9) ? 'truck_tyres' : 'tyres';
  if (width <= 5.1 && rim <= 21 && !(rim === 8 && width >= 4)) return 'moto_tyres';
  // widths of tractors' have tenths: 8.3-20, 13.6R24
  if (rim <= 12 || width >= 15 || !Number.isInteger(width * 4)) return 'special_tyres';
  if (rim >= 24) return radial && width <= 12 ? 'truck_tyres' : 'special_tyres';
  if (rim >= 20 || radial)
    return width >= 14 && !radial && !isFast ? 'special_tyres' : 'truck_tyres';
  // forklifts
  if (rim === 15 && width >= 7) return 'special_tyres';
  return width < 7.5 ? 'tyres' : 'truck_tyres';
}
