import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../apps/api/src/db/db.ts';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { openPglite } from '../apps/api/src/db/pglite.ts';
import { installJobs } from '../apps/api/src/testing/install-jobs.ts';

const ROOT = join(import.meta.dirname, '..');
/** Programs that ask the database and are seldom run: a renamed table would be noticed months later. */
const FILES = globSync('{faults,benchmarks}/**/*.ts', { cwd: ROOT });
const STATEMENT = /^\s*(?:select|insert into|update|delete from|with)\s/;
const UNDEFINED = new Set(['42P01', '42703']);

let db: Database;
beforeAll(async () => {
  db = await openPglite();
  await migrate(db);
  await installJobs(db);
});
afterAll(() => db.close());

/** The statements that a file holds as text; what is put into them is null. */
function statementsIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push(
        node.head.text + node.templateSpans.map(({ literal }) => `null${literal.text}`).join(''),
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  const made = new RegExp(
    `(?:from|join|into)\\s(?:${found.flatMap((text) => /create (?:unlogged |temp )?table (\w+)/.exec(text)?.[1] ?? []).join('|') || '-'})\\b`,
  );
  return found.filter((text) => STATEMENT.test(text) && !made.test(text));
}

const statements = FILES.flatMap((file) => statementsIn(file).map((text) => ({ file, text })));

test('there are statements in faults and in benchmarks', () => {
  for (const folder of ['faults', 'benchmarks'])
    expect(statements.some(({ file }) => file.startsWith(folder))).toBe(true);
});

test.each(statements)('$file: $text names tables and columns that exist', async ({ text }) => {
  const code = await db.exec(`prepare asked as ${text}; deallocate asked`).then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );
  expect(UNDEFINED.has(code ?? ''), code).toBe(false);
});
