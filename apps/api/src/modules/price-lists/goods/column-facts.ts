import { ATTRIBUTES, type AttributeName } from '@org/api-client/attributes';
import { NOTHING, type ParsedName } from '../../../names/name/parsed-name.ts';
import { type CellValue, readCell } from '../../../names/product/cells.ts';
import type { RowValues } from './row-values.ts';

/** Attributes whose columns are read here: words, flags, and numbers that no name states. */
const STATED = (Object.keys(ATTRIBUTES) as AttributeName[]).filter(
  (name) => ['word', 'flag'].includes(ATTRIBUTES[name].kind) || !Object.hasOwn(NOTHING, name),
);

const CONSTRUCTIONS: Record<string, ParsedName['construction']> = {
  radial: 'R',
  bias: 'D',
  belted: 'D',
};

/** Reads studs in a column of seasons: «Зима шип», «зимняя нешипованная». */
function studsOfSeason(season = ''): boolean | undefined {
  const [, not, studs] =
    /(?<![а-я])(?:(не\s?-?|без\s|н\/)?(шип|ш(?![а-я]))|лип|фрикц)/.exec(season.toLowerCase()) ?? [];
  if (studs) return not === undefined;
  return /лип|фрикц/i.test(season) ? false : undefined;
}

/**
 * Returns what these columns state, for attributes of the product's section. If a column has no answer, the name
 * decides.
 */
export function statedFacts(
  { section }: ParsedName,
  values: RowValues['values'],
): Partial<ParsedName> {
  const facts: Record<string, CellValue | null> = {};
  for (const name of STATED) {
    // the kind of a motorcycle tyre stands under the same title as the application of a special tyre
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
