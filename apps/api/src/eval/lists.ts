import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListExpectation } from './lists/expected.ts';
import { createAccount, openServer } from './lists/list-server.ts';
import { createCompany, createLoader } from './lists/list-supplier.ts';
import { reportLists } from './lists/report.ts';
import { type ListScore, scoreList } from './lists/score-list.ts';

// Imports a folder of price lists as a supplier would, each into a new database. Compares what is on sale with the
// NAME.expected.json beside each list: `pnpm --filter @org/api eval:lists DIR [--wrong] [NAME…]`.

const SUFFIX = '.expected.json';

const [directory = '', ...rest] = process.argv.slice(2);
if (!directory)
  throw new Error('Which folder? pnpm --filter @org/api eval:lists DIR [--wrong] [NAME…]');
const wanted = rest.filter((word) => !word.startsWith('--'));

const readExpected = (name: string): ListExpectation =>
  JSON.parse(readFileSync(join(directory, name + SUFFIX), 'utf8'));

async function scoreOf(name: string): Promise<ListScore> {
  const expected = readExpected(name);
  const server = await openServer();
  try {
    const user = await createAccount(server);
    let load = createLoader(server, user, await createCompany(server, user), directory);
    if (expected.after) {
      await load(readExpected(expected.after));
      if (expected.company === 'other')
        load = createLoader(server, user, await createCompany(server, user), directory);
    }
    const imported = await load(expected);
    if (imported.status !== 'done') process.stderr.write(`${name}: ${imported.status}\n`);
    return scoreList(expected, imported);
  } finally {
    await server.close();
  }
}

const scores = new Map<string, ListScore>();
for (const file of readdirSync(directory).toSorted()) {
  const name = file.slice(0, -SUFFIX.length);
  if (!file.endsWith(SUFFIX) || (wanted.length > 0 && !wanted.some((word) => name.includes(word))))
    continue;
  scores.set(name, await scoreOf(name));
}
const { text, isGood } = reportLists(scores, rest.includes('--wrong'));
process.stdout.write(`${text}\n`);
process.exitCode = isGood ? 0 : 1;
