import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generated } from './generated.ts';

test('what the browser gets follows from the table: pnpm gen', () =>
  expect(readFileSync(new URL('filters.generated.ts', import.meta.url), 'utf8')).toBe(generated()));
