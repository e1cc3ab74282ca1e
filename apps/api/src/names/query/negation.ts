import type { Field, Filter, Found, Reading } from '../text/reading.ts';

const NOT_WANTED =
  '(?:за исключением|исключ[а-я]{2,4}|убери(?:те)?|убрать|минус|кроме|только не|но не|не надо|не (?:нужн|предлаг|интересу|рассматрив|хо[чт])[а-я]*|не|без)';
const NOT = new RegExp(`${NOT_WANTED}(?: пр[а-я-]*ва| производства)?\\s+`, 'y');
const NOT_BEFORE = new RegExp(`(?<=^|[\\s,])${NOT_WANTED}\\s+$`);
const NOT_ANYWHERE = new RegExp(`(?<=^|[\\s,])${NOT_WANTED}\\s`);
const NEXT = /\s*(?:,\s*(?:и\s|или\s)?|и\s|или\s|ни\s)\s*(?:из\s)?/y;
/** Words after something that is not wanted: «китай не предлагать», «каму не надо». */
const UNWANTED =
  /\s*,?\s*(?:не (?:надо|(?:нужн|предлаг|предлож|интересу|рассматрив|хо[чт]|подход)[а-я]*)|исключ[а-я]{2,4})(?![а-я])/y;
const SEASONS = ['summer', 'winter', 'all_season'] as const;

/** Returns the filter that excludes a reading's values, or undefined if a search cannot exclude them. */
function opposite({ field, filter }: Reading): Filter | undefined {
  switch (field) {
    case 'brand':
      return { brand_not: filter.brand };
    case 'model':
      return { model_not: filter.model };
    case 'country':
      return { country_not: filter.country };
    case 'rim_type':
      return { rim_type_not: filter.rim_type };
    case 'season':
      return { season: SEASONS.filter((season) => !filter.season?.includes(season)) };
    case 'studded':
      return filter.studded === undefined ? undefined : { studded: !filter.studded };
    case 'run_flat':
      return { run_flat: false };
    case 'xl':
      return { xl: false };
    default:
      return undefined;
  }
}

/** Reads what is not wanted: «кроме китая», «не кама и не кордиант», «без ранфлета». */
export function readNegation(
  text: string,
  at: number,
  read: (at: number) => Found | undefined,
): Found | undefined {
  NOT.lastIndex = at;
  const not = NOT.exec(text);
  const isBehind = !not && /не |исключ/.test(text.slice(at));
  if (!not && !isBehind) return undefined;
  let end = at + (not?.[0].length ?? 0);
  const readings: Reading[] = [];
  let field: Field | undefined;
  for (let from = end; ; ) {
    NOT.lastIndex = from;
    const again = readings.length > 0 ? NOT.exec(text) : null;
    const found = read(from + (again?.[0].length ?? 0));
    const reading = found?.reading;
    if (!found || !reading || (field && reading.field !== field) || !opposite(reading)) break;
    field = reading.field;
    readings.push(reading);
    end = from + (again?.[0].length ?? 0) + found.length;
    NEXT.lastIndex = end;
    const next = NEXT.exec(text);
    if (!next) break;
    from = end + next[0].length;
  }
  const [first] = readings;
  if (!first) return undefined;
  if (isBehind) {
    UNWANTED.lastIndex = end;
    const unwanted = UNWANTED.exec(text);
    if (!unwanted) return undefined;
    end += unwanted[0].length;
    // «зима не надо кама»: it is unclear which of the two is not wanted
    const behind = read(end + /^[\s,]*/.exec(text.slice(end))![0].length)?.reading;
    if (behind && opposite(behind)) return undefined;
  }
  const filters = readings.map((reading) => opposite(reading)!);
  const name = Object.keys(filters[0]!)[0] as keyof Filter;
  const values = filters.map((filter) => filter[name]);
  // «не зима и не всесезонка»: the seasons that are left
  const seasons = SEASONS.filter((season) => filters.every((one) => one.season?.includes(season)));
  if (name === 'season' && seasons.length === 0) return undefined;
  const filter =
    Array.isArray(values[0]) && name !== 'season'
      ? ({ [name]: [...new Set(values.flat())] } as Filter)
      : name === 'season'
        ? { season: seasons }
        : filters[0]!;
  return {
    length: end - at,
    reading: {
      field: first.field,
      value: Object.values(filter).some((value) => typeof value === 'boolean')
        ? `не ${first.value}`
        : `кроме: ${readings.map(({ value }) => value).join(', ')}`,
      filter,
      ...(readings.some(({ corrected }) => corrected) && { corrected: true }),
    },
  };
}

/** Checks whether a text says that something is not wanted. */
export const saysNot = (text: string) => NOT_ANYWHERE.test(text);

/**
 * Reads a negation before a model: «мишлен, но не x-ice». Models are read last, so the words before them are read then.
 * `isListed` says that the model follows another one that is not wanted. Returns undefined if there is no negation.
 */
export function negatedModels(before: string, reading: Reading, isListed: boolean) {
  const not = NOT_BEFORE.exec(before);
  const filter = not || isListed ? opposite(reading) : undefined;
  if (!filter) return undefined;
  const value = `кроме: ${reading.value}`;
  return {
    start: not?.index ?? before.length,
    reading: { ...reading, value, filter, alternatives: [] },
  };
}
