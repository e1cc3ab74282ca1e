// Scores the reading of names on a labelled file: `pnpm --filter @org/api eval:names FILE`.
import { readFileSync } from 'node:fs';
import { createDictionary } from '../names/dictionary.ts';
import { knownNames } from './known-names.ts';
import { type NameCase, report, score } from './score-names.ts';

const [path, ...flags] = process.argv.slice(2);
if (!path) throw new Error('Which file? pnpm --filter @org/api eval:names FILE [--wrong]');
const { cases } = JSON.parse(readFileSync(path, 'utf8')) as { cases: NameCase[] };
const result = score(cases, createDictionary(knownNames));
process.stdout.write(`${report(result, flags.includes('--wrong'))}\n`);
process.exitCode = result.isGood ? 0 : 1;
