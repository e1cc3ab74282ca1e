/** Writes src/operations.generated.ts from the contract: `pnpm gen`. With `--check` it fails if that file is not up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { load } from 'js-yaml';

interface Contract {
  paths: Record<string, Record<string, { operationId: string; security?: object[] }>>;
}

const FILE = new URL('../src/operations.generated.ts', import.meta.url);
const { paths } = load(
  readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'),
) as Contract;

const isPublic = (security: object[] = []) =>
  security.length === 0 || security.some((way) => Object.keys(way).length === 0);

const lines = Object.entries(paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, security }]) => {
      const access = isPublic(security) ? 'public ' : '';
      const text = `${access}${method.toUpperCase()} ${path}`;
      return `export const ${operationId} = '${text}' as Operation<'${operationId}'>;\n`;
    }),
  )
  .sort();

const text = `// Written by scripts/generate-operations.ts from openapi.yaml: change that, then run \`pnpm gen\`.
import type { Operation } from './operation.ts';

${lines.join('')}`;

if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (readFileSync(FILE, 'utf8') !== text)
  throw new Error('src/operations.generated.ts is not what the contract says: run pnpm gen');
