import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const DIRECTORY = join(import.meta.dirname, '../../db');

/** The files of `db/schema/` in the order in which they are made: a table stands after those that it references. */
const TABLES = [
  'cities',
  'cars',
  'catalog',
  'accounts',
  'companies',
  'keys',
  'delivery',
  'offers',
  'price-lists',
  'sources',
  'exchange',
  'events',
  'showcases',
  'cart',
  'orders',
  'shipping',
  'news',
  'requests',
  'quotes',
  'watches',
  'market',
  'storage',
];

const TRIGGER = /^create (?:or replace |constraint )?trigger [^;]+;\n/gm;

const namesIn = async (folder: string) =>
  (await readdir(join(DIRECTORY, folder))).map((file) => file.replace(/\.sql$/, '')).sort();

const read = (folder: string, names: readonly string[]) =>
  Promise.all(names.map((name) => readFile(join(DIRECTORY, folder, `${name}.sql`), 'utf8')));

/** Resolves to the functions and views that the database has now. */
export const readFunctions = async (): Promise<string[]> =>
  read('functions', await namesIn('functions'));

/**
 * Resolves to the statements that make the database as it is now: the tables, then the functions and views, which take
 * rows of tables, then the triggers, which call functions.
 */
export async function readSchema(): Promise<string> {
  const forgotten = (await namesIn('schema')).filter((name) => !TABLES.includes(name));
  if (forgotten.length > 0) throw new Error(`Say when ${forgotten.join(', ')} is made.`);
  const files = [
    ...(await read('schema', TABLES)),
    // a function may call one that comes after it
    'set local check_function_bodies = off;\n',
    ...(await readFunctions()),
  ];
  const triggers = files.flatMap((text) => text.match(TRIGGER) ?? []);
  return [...files.map((text) => text.replaceAll(TRIGGER, '')), ...triggers].join('\n');
}
