// Scores the smart search on its table of queries: `pnpm --filter @org/api eval:search [--wrong]`.
import { readFileSync } from 'node:fs';
import { knownIndex } from './known-index.ts';
import { parseQueries, wrongQueries } from './score-queries.ts';

const AIM = 0.97;
const cases = parseQueries(readFileSync(new URL('./facts/queries.txt', import.meta.url), 'utf8'));
const wrong = wrongQueries(cases, knownIndex);
for (const [kind, queries] of Map.groupBy(cases, (query) => query.kind)) {
  const missed = wrong.filter(({ query }) => query.kind === kind).length;
  process.stdout.write(
    `${kind.padEnd(42)} ${String(queries.length - missed).padStart(3)}/${queries.length}\n`,
  );
}
const share = 1 - wrong.length / cases.length;
process.stdout.write(
  `${cases.length} queries, ${(share * 100).toFixed(1)} % right (aim ${AIM * 100} %)\n`,
);
if (process.argv.includes('--wrong'))
  for (const { query, got, unknown } of wrong)
    process.stdout.write(
      `${query.section} «${query.q}»\n  meant ${JSON.stringify(query.filter)} ${query.unknown}\n  got   ${JSON.stringify(got)} ${unknown}\n`,
    );
process.exitCode = share >= AIM ? 0 : 1;
