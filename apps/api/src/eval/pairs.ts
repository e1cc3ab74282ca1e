// Imports both sides of labelled pairs as the lists of two companies. Scores whether equal goods become one product,
// and whether different ones never do: `pnpm --filter @org/api eval:pairs FILE [--wrong]`.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListExpectation } from './lists/expected.ts';
import { createAccount, openServer } from './lists/list-server.ts';
import { createCompany, createLoader } from './lists/list-supplier.ts';

interface NameEntry {
  name: string;
}
interface Pair {
  a: NameEntry;
  b: NameEntry;
}

const [file = '', ...options] = process.argv.slice(2);
if (!file) throw new Error('Which file? pnpm --filter @org/api eval:pairs FILE [--wrong]');
const { same, different }: { same: Pair[]; different: Pair[] } = JSON.parse(
  await readFile(file, 'utf8'),
);
const all = [...same, ...different];

const server = await openServer();
const directory = await mkdtemp(join(tmpdir(), 'pairs-'));
const user = await createAccount(server);

/** Loads the names of one side as a company's list. Resolves to the product of each. */
async function load(side: 'a' | 'b'): Promise<Map<string, number>> {
  const names = [...new Set(all.map((pair) => pair[side].name))];
  const rows = names.map((name, at) => `"${name.replaceAll('"', '""')}";${4000 + at};4`);
  await writeFile(join(directory, `${side}.csv`), ['Наименование;Опт;Остаток', ...rows].join('\n'));
  const company = await createCompany(server, user);
  const { status, onSale } = await createLoader(
    server,
    user,
    company,
    directory,
  )({
    files: [`${side}.csv`],
    ask: [],
  } as unknown as ListExpectation);
  if (status !== 'done') throw new Error(status);
  return new Map(onSale.map(({ row, product }) => [names[row - 2] ?? '', product]));
}

try {
  const [first, second] = [await load('a'), await load('b')];
  const meets = ({ a, b }: Pair) => first.has(a.name) && first.get(a.name) === second.get(b.name);
  const apart = same.filter((pair) => !meets(pair));
  const joined = different.filter(meets);
  const asked = await server.db.query<{ n: number }>(
    `select coalesce(sum(rows), 0)::int n from price_list_doubt where kind = 'same_product'`,
  );
  const share = (100 * (same.length - apart.length)) / same.length;
  const lines = [
    `same: ${same.length - apart.length} of ${same.length} on one card (${share.toFixed(1)} %)`,
    `different: ${joined.length} of ${different.length} on one card`,
    `asked about: ${asked.rows[0]?.n ?? 0} rows`,
  ];
  if (options.includes('--wrong'))
    for (const [what, pairs] of [
      ['apart', apart],
      ['joined', joined],
    ] as const)
      lines.push(...pairs.map(({ a, b }) => `${what}: ${a.name} — ${b.name}`));
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = joined.length === 0 && share >= 90 ? 0 : 1;
} finally {
  await server.close();
  await rm(directory, { recursive: true });
}
