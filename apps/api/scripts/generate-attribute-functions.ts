/**
 * Writes src/db/functions/attributes.sql from the table of attributes: `pnpm gen`. With `--check` it only compares. What a
 * database has already is brought along by a migration, see docs/how-to-add.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { ATTRIBUTES } from '@org/trade/attributes';
import { attributeFunctions } from '../src/merging/attribute-functions.ts';

const TARGET = new URL('../src/db/functions/attributes.sql', import.meta.url);
const text = attributeFunctions(ATTRIBUTES);

if (!process.argv.includes('--check')) writeFileSync(TARGET, text);
else if (readFileSync(TARGET, 'utf8') !== text) {
  console.error(
    'src/db/functions/attributes.sql does not follow the table of attributes: pnpm gen',
  );
  process.exitCode = 1;
}
