// Prints the tables of RESULTS.md: `pnpm --filter @org/tyre-names benchmark [ANSWERS.jsonl NAME]`. A parser enters with a
// file of its answers, one line of JSON for each name of cases/spent-names.json.
import { readFileSync } from 'node:fs';
import { scorePairs, scoreSearches, scoreSureness, tableOfNames } from './benchmark.ts';

const [file, name = file] = process.argv.slice(2);
const other = file ? { name: name!, answers: readFileSync(file, 'utf8') } : undefined;
const parts = [tableOfNames(other), scorePairs(), [scoreSearches()], scoreSureness()];
process.stdout.write(`${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`);
