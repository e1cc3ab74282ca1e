import pg from 'pg';

const { builtins } = pg.types;
/** Ids of array types in pg_type, for which pg-types has no names. */
const ARRAY = { text: 1009, int8: 1016, date: 1182, numeric: 1231 };

const text = (value: string) => value;
const texts: (value: string) => (string | null)[] = pg.types.getTypeParser(ARRAY.text);
const numbers = (value: string) =>
  texts(value).map((element) => (element === null ? null : Number(element)));

const PARSERS = new Map<number, (value: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, text],
  [ARRAY.int8, numbers],
  [ARRAY.numeric, numbers],
  [ARRAY.date, texts],
]);

/**
 * Parses values from the server where the default of `pg` is not what we want: our whole numbers all fit in 2^53 (money
 * is in kopecks), and a calendar day has no time zone.
 */
export const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS.get(id)) || pg.types.getTypeParser(id, format),
};
