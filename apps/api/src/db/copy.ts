const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const SPECIAL = /[\\\t\n\r]/;
const escapeText = (text: string) =>
  SPECIAL.test(text)
    ? text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character)
    : text;

function copyValue(value: unknown): string {
  // the commonest first: a price list brings two million values
  if (typeof value === 'string') return escapeText(value);
  if (value === null || value === undefined) return '\\N';
  if (typeof value !== 'object') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return escapeText(arrayLiteral(value));
  return escapeText(JSON.stringify(value));
}

const arrayLiteral = (values: readonly unknown[]): string =>
  `{${values
    .map((value) => {
      if (value === null || value === undefined) return 'NULL';
      if (Array.isArray(value)) return arrayLiteral(value);
      return `"${String(value).replace(/["\\]/g, '\\$&')}"`;
    })
    .join(',')}}`;

/**
 * One row of PostgreSQL's text COPY format, without its line end. Arrays become PostgreSQL arrays, other objects JSON.
 * @see https://www.postgresql.org/docs/15/sql-copy.html#id-1.9.3.55.9.2
 */
export const copyRow = (values: readonly unknown[]): string => values.map(copyValue).join('\t');

const UNESCAPED: Record<string, string> = { t: '\t', n: '\n', r: '\r' };

/** Returns the fields of a line that `copyRow` has written, each as text; null for an empty one. */
export const copyFields = (line: string): (string | null)[] =>
  line
    .split('\t')
    .map((field) =>
      field === '\\N'
        ? null
        : field.replace(/\\(.)/g, (_, character: string) => UNESCAPED[character] ?? character),
    );

/** Gathers rows into pieces of at least `size` characters, each row ended by a line feed. */
export async function* copyChunks(
  rows: Iterable<string> | AsyncIterable<string>,
  size: number,
): AsyncGenerator<string> {
  let chunk: string[] = [];
  let length = 0;
  for await (const row of rows) {
    chunk.push(row);
    length += row.length + 1;
    if (length < size) continue;
    yield `${chunk.join('\n')}\n`;
    chunk = [];
    length = 0;
  }
  if (chunk.length > 0) yield `${chunk.join('\n')}\n`;
}
