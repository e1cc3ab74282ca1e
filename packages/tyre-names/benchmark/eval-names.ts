import { readFileSync } from 'node:fs';
import { knownNames } from '../src/packaged-names.ts';
import { createDictionary } from '../src/trade/dictionary.ts';
import type { NameCase } from './name-case.ts';
import { report, score } from './score-names.ts';

// Scores the reading of names in a labelled file, supplier by supplier: `pnpm --filter @org/api eval:names FILE`.

const [path, ...flags] = process.argv.slice(2);
if (!path) throw new Error('Which file? pnpm --filter @org/api eval:names FILE [--wrong]');
const { cases } = JSON.parse(readFileSync(path, 'utf8')) as { cases: NameCase[] };
const dictionary = createDictionary(knownNames);
const suppliers = Map.groupBy(cases, ({ source = '' }) => source);
if (suppliers.size > 1)
  for (const [supplier, own] of suppliers)
    process.stdout.write(`\n${supplier}: ${report(score(own, dictionary), false)}\n`);
const result = score(cases, dictionary);
process.stdout.write(`\nAll: ${report(result, flags.includes('--wrong'))}\n`);
process.exitCode = result.isGood ? 0 : 1;
