import { spokenNumbers } from '../query/spoken-numbers.ts';
import { type Edit, type Rewritten, rewrite } from './rewrite.ts';
import { withScannedDigits } from './scanned-digits.ts';

/**
 * Places where words, names, sizes and counts were written as one: `205/55r16зима`, «зима205/55», `michelin205/55`,
 * «зимашипы», «шипы4шт».
 */
const SEAMS =
  /(?<=\d)(?=[а-яё]{3,})(?!дюйм)|(?<=r\s?\d\d)(?=[a-z]{4,})|(?<=[а-яё]{3})(?=(?:[rр]\d\d|\d{3}[/x\\* ]\d{2}|\d{5}[rр]\d\d|\d{7})(?!\d))|(?<=[а-яё]{4})(?=\d{1,3}\s?шт)|(?<=(?<![а-яё])(?:зима|зимние|зимняя|лето|летние|летняя|шипы|липучка))(?=шип|липуч|зим[аын]|лет[он])|(?<=[a-z]{4})(?=(?:\d{3}[/x\\* ]\d{2}|\d{7})(?!\d))|(?<=\d[rр]\d\d[cс]?)(?=[а-яё]{3,})/gi;

/** Inserts the missing gaps into a text, and replaces sizes that were spoken or scanned by digits. */
export function withGaps(typed: string): Rewritten {
  const q = withScannedDigits(typed);
  const gaps = [...q.matchAll(SEAMS)].map(
    ({ index }): Edit => ({ start: index, end: index, text: ' ' }),
  );
  return rewrite(q, [...gaps, ...spokenNumbers(q)]);
}
