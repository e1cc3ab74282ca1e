import type { Reading, Section, TextMatch } from '../text/text-reading.ts';
import { isWheelSection } from '../trade/rules.generated.ts';

const END = String.raw`(?![0-9a-zа-я/.])(?!\s?(?:р|руб|₽|т|тыс|шт)(?![а-я]))`;
const FULL = String.raw`20(?:1[5-9]|2\d)`;
const UNIT = String.raw`\s?(?:г|год[а-я]*)\.?(?![а-я])`;
/** Two digits need a word for the year. «16 г казань» is a rim and a city. */
const SHORT = String.raw`1[5-9]|2\d`;
const SHORT_UNIT = String.raw`(?:\s?год[а-я]*|г(?![а-я])|\sг(?=\.?\s*$))\.?`;
const NOT_OLDER = 'не старше|не старее|не раньше|не ранее';
/** «не старше 2022», «с 2023 года», «от 24 года», «не старше 24», «свежее 23»; but «свежее 18» may be a rim. */
const SINCE = new RegExp(
  String.raw`(?:${NOT_OLDER}|новее|свежее|после|начиная с|от|с)\s+(?:(${FULL})(?:${UNIT})?|(${SHORT})${SHORT_UNIT})${END}|(?:(?:${NOT_OLDER})\s+(${SHORT})|(?:новее|свежее)\s+(2[3-9]))${END}(?!\s?(?:лет|мес|нед|дн|день|числ|час))`,
  'y',
);
/** One year, «2024», «24 год», or two, «2024-2025 год», of which the earlier one counts. */
const ALONE = new RegExp(
  String.raw`(?:(${FULL})(?:(?:\s?[-/]\s?|\s(?:и|или)\s)20[12]\d(?:${UNIT})?)?|(${SHORT})(?:(?:\s?[-/]\s?|\s(?:и|или)\s)(?:${SHORT}))?${SHORT_UNIT})(?:\s(?:${NOT_OLDER}|(?:и|или) (?:свежее|новее|моложе)))?${END}`,
  'y',
);

/** «до 2022 года», «не позже 2022», «старше 2022». */
const UNTIL = new RegExp(
  String.raw`(?:до\s+${FULL}${UNIT}|(?:не позже|не позднее|не новее|старше|старее|раньше)\s+${FULL}(?:${UNIT})?)(?:\s?выпуска)?${END}`,
  'y',
);

/** Returns the year that one of the groups of a match contains, with two digits or four. */
const yearOf = (match: RegExpExecArray) => 2000 + (Number(match.slice(1).find(Boolean)) % 2000);

const made = (year: number): Omit<Reading, 'field'> => ({
  value: `от ${year} года`,
  filter: { dot_year_min: year },
});

const find = (pattern: RegExp, section: Section, text: string, at: number) => {
  if (isWheelSection(section)) return undefined;
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
};

/** Reads the earliest year of manufacture. It is not a price, although it follows «от». */
export function readYearSince(section: Section, text: string, at: number): TextMatch | undefined {
  const match = find(SINCE, section, text, at);
  return (
    match && {
      length: match[0].length,
      reading: { field: 'dot_year', ...made(yearOf(match)) },
    }
  );
}

/** Reads a latest year of manufacture, which a search cannot exclude. */
export function readYearUntil(section: Section, text: string, at: number) {
  const match = find(UNTIL, section, text, at);
  return match && { length: match[0].length, isRefused: true as const };
}

/** Reads a year alone. Beside a car it may be the car's year, so it is only an alternative. */
export function readYearAlone(
  section: Section,
  text: string,
  at: number,
  hasCar: boolean,
): TextMatch | undefined {
  const match = find(ALONE, section, text, at);
  if (!match) return undefined;
  const yearReading = made(yearOf(match));
  const reading: Reading = hasCar
    ? { field: 'dot_year', value: String(yearOf(match)), filter: {}, alternatives: [yearReading] }
    : { field: 'dot_year', ...yearReading };
  return { length: match[0].length, reading };
}
