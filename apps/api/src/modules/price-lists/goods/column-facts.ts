import { ATTRIBUTES, type AttributeName } from '@org/api-client/attributes';
import type { ParsedName } from '../../../names/name/parsed-name.ts';
import { type CellValue, readCell } from '../../../names/product/cells.ts';
import type { RowValues } from './row-values.ts';

/** Words and answers that the product is known by under the names of its attributes; numbers and names are read apart. */
const STATED = (Object.keys(ATTRIBUTES) as AttributeName[]).filter((name) =>
  ['word', 'flag'].includes(ATTRIBUTES[name].kind),
);

const CONSTRUCTIONS: Record<string, ParsedName['construction']> = {
  radial: 'R',
  bias: 'D',
  belted: 'D',
};

/** «Зима шип», «зимняя нешипованная». */
function studsOfSeason(season = ''): boolean | undefined {
  const [, not, studs] =
    /(?<![а-я])(?:(не\s?-?|без\s|н\/)?(шип|ш(?![а-я]))|лип|фрикц)/.exec(season.toLowerCase()) ?? [];
  if (studs) return not === undefined;
  return /лип|фрикц/i.test(season) ? false : undefined;
}

/** What the columns of words and flags state of the goods of their section. A column without an answer leaves it to the name. */
export function statedFacts(
  { section }: ParsedName,
  values: RowValues['values'],
): Partial<ParsedName> {
  const facts: Record<string, CellValue | null> = {};
  for (const name of STATED) {
    // what a motorcycle's tyre is for stands under the same title as a machine's
    const cell = values[name] ?? (name === 'moto_type' ? values.application : undefined);
    if (cell === undefined || !section || !ATTRIBUTES[name].sections.includes(section)) continue;
    const value = readCell(name, cell);
    if (value === undefined) continue;
    const kept = name === 'construction' ? CONSTRUCTIONS[String(value)] : value;
    if (kept !== undefined) facts[name] = kept;
  }
  if (facts.studded === undefined && ATTRIBUTES.studded.sections.includes(section ?? 'disks')) {
    const studded = studsOfSeason(values.season);
    if (studded !== undefined) facts.studded = studded;
  }
  return facts;
}
