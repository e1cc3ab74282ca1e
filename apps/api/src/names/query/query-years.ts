import type { Found, Reading, Section } from '../text/reading.ts';

const TYRES: readonly Section[] = [
  'tyres',
  'truck_tyres',
  'special_tyres',
  'moto_tyres',
  'quadro_tyres',
];

const END = String.raw`(?![0-9a-zа-я/.])(?!\s?(?:р|руб|₽|т|тыс|шт)(?![а-я]))`;
const YEAR = String.raw`(20(?:1[5-9]|2\d))`;
/** «не старше 2022», «с 2023 года». */
const SINCE = new RegExp(
  String.raw`(?:не старше|не раньше|не ранее|новее|свежее|после|начиная с|от|с)\s+${YEAR}(?:\s?(?:г|год[а-я]*)\.?(?![а-я]))?${END}`,
  'y',
);
/** One year, «2024», or two, «2024-2025 год», of which the earlier one counts. */
const ALONE = new RegExp(
  String.raw`${YEAR}(?:(?:\s?[-/]\s?|\s(?:и|или)\s)20[12]\d(?:\s?(?:г|год[а-я]*)\.?(?![а-я]))?)?${END}`,
  'y',
);

const made = (year: number): Omit<Reading, 'field'> => ({
  value: `от ${year} года`,
  filter: { dot_year_min: year },
});

const find = (pattern: RegExp, section: Section, text: string, at: number) => {
  if (!TYRES.includes(section)) return undefined;
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
};

/** Reads the earliest year of manufacture. It is not a price, although it follows «от». */
export function readYearSince(section: Section, text: string, at: number): Found | undefined {
  const match = find(SINCE, section, text, at);
  return (
    match && {
      length: match[0].length,
      reading: { field: 'dot_year', ...made(Number(match[1])) },
    }
  );
}

/** Reads a year alone. Beside a car it may be the car's year, so it is only an alternative. */
export function readYearAlone(
  section: Section,
  text: string,
  at: number,
  hasCar: boolean,
): Found | undefined {
  const match = find(ALONE, section, text, at);
  if (!match) return undefined;
  const own = made(Number(match[1]));
  const reading: Reading = hasCar
    ? { field: 'dot_year', value: match[1]!, filter: {}, alternatives: [own] }
    : { field: 'dot_year', ...own };
  return { length: match[0].length, reading };
}
