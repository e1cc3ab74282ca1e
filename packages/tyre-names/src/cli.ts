#!/usr/bin/env node
// tyre-names [--queries | --order] < file: one line of JSON for each line of the input, or for each row of an order.
import { readFileSync } from 'node:fs';
import { namesIn, textOf } from './list-lines.ts';
import { parseName, parseOrder, parseQuery } from './tyre-names.ts';

const USAGE = `tyre-names [--queries | --order] [FILE]

Reads names of tyres and wheels, one a line or in the column «Наименование» of a CSV file, from FILE or the standard
input, and prints one line of JSON for each.

  --queries  the lines are searches
  --order    the input is one pasted order; prints a line for each row of it
`;

const [...given] = process.argv.slice(2);
const flags = given.filter((argument) => argument.startsWith('-'));
const [file] = given.filter((argument) => !argument.startsWith('-'));
const unknown = flags.find((flag) => !['--queries', '--order'].includes(flag));
if (unknown !== undefined || (file === undefined && process.stdin.isTTY)) {
  process.stderr.write(USAGE);
  process.exit(unknown === '--help' ? 0 : 2);
}

const text = textOf(readFileSync(file ?? 0));
const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

// a reader that has seen enough closes the pipe
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
  process.exit(code === 'EPIPE' ? 0 : 1),
);

if (flags.includes('--order')) for (const row of parseOrder(text).rows) print(row);
else
  for (const name of namesIn(text))
    print({ text: name, ...(flags.includes('--queries') ? parseQuery(name) : parseName(name)) });
