import { readFileSync } from 'node:fs';
import { knownIndex } from './known-index.ts';
import { type Meaning, missesOf } from './score-meanings.ts';
import { parseQueries, wrongQueries } from './score-queries.ts';

// Scores the smart search on its tables of queries: `pnpm --filter @org/api eval:search [FILE] [--wrong]`.
// FILE is another table of meanings, such as cases/meanings.json.

const AIM = 0.97;
const print = (line: string) => process.stdout.write(`${line}\n`);
const showsWrong = process.argv.includes('--wrong');
const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const factsOf = (name: string) => new URL(`./cases/${name}`, import.meta.url);

/** Prints the share of each kind, and returns the share of all. */
function report<Query extends { kind: string }>(
  queries: readonly Query[],
  wrong: ReadonlySet<Query>,
) {
  for (const [kind, some] of Map.groupBy(queries, (query) => query.kind)) {
    const right = some.filter((query) => !wrong.has(query)).length;
    print(`${kind.padEnd(42)} ${String(right).padStart(3)}/${some.length}`);
  }
  const share = 1 - wrong.size / queries.length;
  print(`${queries.length} queries, ${(share * 100).toFixed(1)} % right (aim ${AIM * 100} %)\n`);
  return share;
}

function scoreTable(): number {
  const cases = parseQueries(readFileSync(factsOf('queries.txt'), 'utf8'));
  const wrong = wrongQueries(cases, knownIndex);
  if (showsWrong)
    for (const { query, got, unknown } of wrong)
      print(
        `${query.section} «${query.q}»\n  meant ${JSON.stringify(query.filter)} ${query.unknown}\n  got   ${JSON.stringify(got)} ${unknown}`,
      );
  return report(cases, new Set(wrong.map(({ query }) => query)));
}

function scoreMeanings(): number {
  const { queries } = JSON.parse(readFileSync(file ?? factsOf('meanings.json'), 'utf8')) as {
    queries: Meaning[];
  };
  const misses = new Map(queries.map((query) => [query, missesOf(query, knownIndex)]));
  const wrong = queries.filter((query) => misses.get(query)!.length > 0);
  if (showsWrong)
    for (const query of wrong)
      print(`${query.id} ${query.section} «${query.q}»\n  ${misses.get(query)!.join('\n  ')}`);
  return report(queries, new Set(wrong));
}

const shares = file ? [scoreMeanings()] : [scoreTable(), scoreMeanings()];
process.exitCode = Math.min(...shares) >= AIM ? 0 : 1;
