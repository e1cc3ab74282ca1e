import { TYRES, WHEELS } from '../trade/rules.generated.ts';
import { matchesOf } from './matches.ts';
import type { Reading, Section, Span, TextMatch } from './text-reading.ts';
import type { Rule } from './word-rule.ts';
import { RULES } from './word-rules.ts';

/** Words that mean nothing to a search in one section. */
const EMPTY =
  /(?:(?:авто|мото|спец)?шин[аыеу]?|шинам?|а[./]ш(?:ин[аыу])?|(?:авто)?резин[аыу]|(?:авто)?покрыш[а-я]*|бескамерн[а-я]*|[бc]\/к|колес[а-я]*|диск(?:и|а|у|е|ов|ам|ами|ах|ом|ов[а-я]{2})?|авто|легков[а-я]*|грузов[а-я]*|мото|квадро[а-я]*|купить|куплю|нужн[а-я]*|недорого|дешев[а-я]*|цен[аы]|оптом|наличи[а-я]*|радиус[а-я]*|рад|размер[а-я]*|ос[ьи]|для|на|и|с|от|t\/?l|t\/?t|м\/?с|m\/?c|tyres?|tires?|wheels?)(?![0-9a-zа-я])/y;

const readingOf = (
  { field, value, filter }: Rule,
  match: RegExpExecArray,
  section: Section,
): Reading => ({
  field,
  value: typeof value === 'string' ? value : value(match),
  filter: typeof filter === 'function' ? filter(match, section) : filter,
});

/** Reads the word of the trade that begins at `at`. */
export function readWord(section: Section, text: string, at: number): TextMatch | undefined {
  for (const rule of RULES) {
    if (rule.sections !== 'all' && !rule.sections.includes(section)) continue;
    rule.pattern.lastIndex = at;
    const match = rule.pattern.exec(text);
    if (match) return { length: match[0].length, reading: readingOf(rule, match, section) };
  }
  EMPTY.lastIndex = at;
  const empty = EMPTY.exec(text);
  return empty ? { length: empty[0].length } : undefined;
}

const rulesOf = new Map<Section, readonly Rule[]>(
  [...TYRES, ...WHEELS].map((section) => [
    section,
    RULES.filter(({ sections }) => sections === 'all' || sections.includes(section)),
  ]),
);

/** Yields every word of the trade in a text. Words without meaning are skipped. */
export function* findWords(section: Section, text: string): Generator<Span & { reading: Reading }> {
  for (const rule of rulesOf.get(section) ?? []) {
    for (const match of matchesOf(rule.anywhere, text))
      yield {
        start: match.index,
        end: match.index + match[0].length,
        reading: readingOf(rule, match, section),
      };
  }
}
