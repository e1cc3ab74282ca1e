/**
 * Writes src/handlers.generated.ts, which puts the handlers of all modules together: `pnpm gen`. With `--check` it only
 * compares. A file belongs to it that is named `<noun>.handlers.ts` and exports something by the name of a call.
 * Decision 490.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

const SOURCES = new URL('../src/', import.meta.url);
const TARGET = new URL('handlers.generated.ts', SOURCES);
const CONTRACT = new URL(import.meta.resolve('@org/api-client/openapi.yaml'));

const read = (file: URL) => readFileSync(file, 'utf8');
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const calls = new Set(found(read(CONTRACT), /^ +operationId: (\w+)$/gm));
const hasHandlers = (file: string) =>
  found(read(new URL(file, SOURCES)), /^export (?:const|async function|function) (\w+)/gm).some(
    (name) => calls.has(name),
  );
/** Returns a name for a module: that of `modules/orders/order-money.handlers.ts` is `orderMoney`. */
const nameOf = (file: string) =>
  basename(file, '.handlers.ts').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const files = globSync('modules/**/*.handlers.ts', { cwd: SOURCES })
  .filter((file) => !file.endsWith('.test.ts') && hasHandlers(file))
  .sort();
const text = `// Written by scripts/generate-handlers.ts: \`pnpm gen\`.
${files.map((file) => `import * as ${nameOf(file)} from './${file}';`).join('\n')}

/** The handlers of all modules. */
export const moduleHandlers = {
${files.map((file) => `  ...${nameOf(file)},`).join('\n')}
};
`;

if (!process.argv.includes('--check')) writeFileSync(TARGET, text);
else if (read(TARGET) !== text) {
  console.error('src/handlers.generated.ts does not have the handlers that there are: pnpm gen');
  process.exitCode = 1;
}
