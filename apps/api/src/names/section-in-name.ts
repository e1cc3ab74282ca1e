import type { Filter, Section } from './reading.ts';
import { asSounded, fold } from './spelling.ts';

/** What a title of a sheet, a group row or a file says of the goods under it, in either alphabet. */
const TITLES: readonly (readonly [RegExp, Section | 'accessory'])[] = [
  [
    /kamer|obodn|krep|sekret|bolt|gaik|gayk|prostavk|kolts|kol'c|akkum|ak[sx]es|axess|tsep|cep[iy]|instrum|avtotovar|masla|shinomont/,
    'accessory',
  ],
  [
    /(?:gruz|truck).*(?:disk|disc|wheel|rim)|(?:disk|disc|wheel|rim).*(?:gruz|truck|selhoz)/,
    'truck_disks',
  ],
  [/disk|disc|wheel|rims?\b|kolesnye/, 'disks'],
  [/kvadro|quad|atv|utv|snegobolot|vezdeh/, 'quadro_tyres'],
  [/moto|skuter|scooter/, 'moto_tyres'],
  [
    /spec|spets|selhoz|sel.?skoh|s\/h|industr|agro|traktor|kgsh|krupnogab|pogruz|otr\b|karer/,
    'special_tyres',
  ],
  [/gruz|truck|tsmk|cmk/, 'truck_tyres'],
  [/legk|shin|tire|tyre|rezin|zimn|letn|passenger/, 'tyres'],
];

/** The section that a title speaks of; «Автокамеры» and the like are `accessory`. */
export function sectionOfTitle(title: string): Section | 'accessory' | undefined {
  const sounded = asSounded(fold(title));
  return TITLES.find(([pattern]) => pattern.test(sounded))?.[1];
}

/** A wheel says what it is, or carries an offset, a bore or a bolt circle. */
const SAYS_WHEEL =
  /диск|литой|литые|штамп|кован|^д[лшк]\s|(?<![a-zа-я])(?:et|ет|pcd|dia|вылет|ц\.?о\.?)\s?[-=:]?\s?-?\d|\d\s?j\b|\d\s?[xх*]\s?\d{2}[.,]?\d?\s?[\s/]\s?\d{1,2}\s?[xх*]\s?\d{2,3}/;
/** `6x15`, `16*7.5` and nothing more: a width and a diameter. */
const PAIR =
  /(?<![\d.,])(?:(?:[3-9]|1[0-4])(?:\.\d{1,2})?\s?[xх]\s?(?:1[2-9]|2[0-4])|(?:1[2-9]|2[0-4])\s?[xх]\s?(?:[4-9]|1[0-4])(?:\.\d{1,2})?)(?![\d.]|\s?[xхrр-]\s?\d)/;

/** Whether a name is a wheel's. */
export const isWheel = (folded: string): boolean => SAYS_WHEEL.test(folded) || PAIR.test(folded);

const TRUCK_CIRCLES = [205, 222.25, 225, 245, 275, 285.75, 286, 335];

/** A wheel of a truck or a machine by its numbers. */
export function wheelSection({ diameter, rim_width, pcd, bolts }: Filter): Section {
  const [inches = 0] = diameter ?? [];
  const [width = 0] = rim_width ?? [];
  const isTruck =
    inches > 100 ||
    [17.5, 19.5, 22.5, 24.5].includes(inches) ||
    width > 13 ||
    (pcd ?? []).some((circle) => TRUCK_CIRCLES.includes(circle)) ||
    (bolts ?? []).some((count) => count > 6 && inches !== 16);
  return isTruck ? 'truck_disks' : 'disks';
}

const WORDS: readonly (readonly [RegExp, Section])[] = [
  [/квадро|(?<![a-z])(?:atv|utv|quad)(?![a-z])|снегоболот|вездеход/, 'quadro_tyres'],
  [
    /мото|скутер|мопед|\bm\/?c\b|эндуро|питбайк|(?<![a-z])(?:scooter|enduro|motocross)(?![a-z])/,
    'moto_tyres',
  ],
  [
    /спецшин|спец\.|с\/х|сельхоз|индустр|погрузч|погр\.|трактор|комбайн|кгш|экскав|грейдер|цельнолит|суперэласт|solid|бандаж|(?:^|[^а-я])[её]лк|(?<![a-z])(?:otr|agro|industrial|forklift|skid)(?![a-z])|(?<![a-z0-9])(?:r-?1w?|r-?4|i-?3|[eel]-?[2345]|g-?2|f-?[23])(?![a-z0-9])/,
    'special_tyres',
  ],
  [
    /грузов|рулев|ведущ|прицеп|всепоз|(?<![а-я])(?:рул|вед|универс|карьер)\.?(?![а-я])|цмк|(?:1[2-9]|2[0-4])\s?(?:pr|пр|сл)(?![a-zа-я])|нс\s?(?:1[2-9]|2[0-4])/,
    'truck_tyres',
  ],
];

/** The section that the words of a tyre's name speak of. */
export const tyreSectionByWords = (folded: string): Section | undefined =>
  WORDS.find(([pattern]) => pattern.test(folded))?.[1];

/** What a size looks like, for telling sections apart. */
export interface SizeShape {
  filter: Filter;
  /** `R` or `ZR` stands before the rim. */
  radial: boolean;
  load: number | undefined;
  speed: string | undefined;
}

const HALF = [17.5, 19.5, 22.5, 24.5];
const isBetween = (value: number, least: number, most: number) => value >= least && value <= most;

/** The section that a tyre's numbers speak of where its words say nothing. */
export function tyreSectionBySize({ filter, radial, load, speed }: SizeShape): Section {
  const [width = 0] = filter.width ?? [];
  const [profile = 0] = filter.profile ?? [];
  const [rim = 0] = filter.diameter ?? [];
  const [outer] = filter.outer_diameter ?? [];
  if (speed && /^A\d$/.test(speed)) return 'special_tyres';
  if (outer !== undefined) {
    if (outer > 100) return 'truck_tyres';
    if (rim >= 15 && (radial || outer >= 27)) return 'tyres';
    return rim === 8 || (rim > 12 && !radial && outer < 29 && width < 9)
      ? 'special_tyres'
      : 'quadro_tyres';
  }
  if (HALF.includes(rim))
    return width < 20 && !radial && width > 13 ? 'special_tyres' : 'truck_tyres';
  if (width < 30) return sectionOfInches(width, profile, rim, radial, filter.light_truck ?? false);
  if (
    rim % 1 !== 0 ||
    rim > 25 ||
    (rim === 24 && width >= 360) ||
    (width >= 400 && rim < 22 && profile > 55)
  )
    return rim === 21 || (rim === 20 && radial && profile >= 75) ? 'truck_tyres' : 'special_tyres';
  if (rim === 21 && profile >= 70 && width >= 360) return 'truck_tyres';
  if (rim === 20 && profile >= 75 && width >= 300) return 'truck_tyres';
  if (isMotorcycle(width, profile, rim, load)) return 'moto_tyres';
  return rim < 12 && !radial ? 'special_tyres' : 'tyres';
}

const isMotorcycle = (width: number, profile: number, rim: number, load: number | undefined) =>
  width <= 115 ||
  (load !== undefined &&
    ((width <= 150 && load <= 66) ||
      (isBetween(width, 155, 320) && load <= 79 && profile >= 40 && rim >= 15))) ||
  (width === 120 && isBetween(profile, 60, 90)) ||
  (isBetween(width, 120, 150) && [18, 19, 21].includes(rim) && profile >= 60 && load === undefined);

function sectionOfInches(
  width: number,
  profile: number,
  rim: number,
  radial: boolean,
  isVan: boolean,
): Section {
  if (isVan) return 'tyres';
  if (rim % 1 !== 0 || profile > 0 || rim > 25) return 'special_tyres';
  if (width <= 5.1 && rim <= 21 && !(rim === 8 && width >= 4)) return 'moto_tyres';
  if (rim <= 12 || width >= 15) return 'special_tyres';
  if (rim >= 24) return radial && width <= 12 ? 'truck_tyres' : 'special_tyres';
  return rim >= 20 || radial
    ? width >= 14 && !radial
      ? 'special_tyres'
      : 'truck_tyres'
    : width < 7.5
      ? 'tyres'
      : 'truck_tyres';
}
