import type { Field, Filter, Found, Reading } from './reading.ts';

const NOT =
  /(?:за исключением|исключ[а-я]{2,4}|убери(?:те)?|убрать|минус|кроме|только не|но не|не надо|не нужн[а-я]*|не|без)(?: пр[а-я-]*ва| производства)?\s+/y;
const NEXT = /\s*(?:,\s*(?:и\s|или\s)?|и\s|или\s|ни\s)\s*(?:из\s)?/y;
const SEASONS = ['summer', 'winter', 'all_season'] as const;

/** What a filter is where its values are not wanted; none where a search can't leave them out. */
function opposite({ field, filter }: Reading): Filter | undefined {
  switch (field) {
    case 'brand':
      return { brand_not: filter.brand };
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

/** «кроме китая», «не кама и не кордиант», «без ранфлета»: what is not wanted. */
export function readNegation(
  text: string,
  at: number,
  read: (at: number) => Found | undefined,
): Found | undefined {
  NOT.lastIndex = at;
  const not = NOT.exec(text);
  if (!not) return undefined;
  let end = at + not[0].length;
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
  const filters = readings.map((reading) => opposite(reading)!);
  const name = Object.keys(filters[0]!)[0] as keyof Filter;
  const values = filters.map((filter) => filter[name]);
  const filter =
    Array.isArray(values[0]) && name !== 'season'
      ? ({ [name]: [...new Set(values.flat())] } as Filter)
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
