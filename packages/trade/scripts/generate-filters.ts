/** Writes src/attributes/filters.generated.ts: `pnpm gen`. The test beside that file checks that it is up to date. */
import { writeFileSync } from 'node:fs';
import { generated } from '../src/attributes/generated.ts';

writeFileSync(new URL('../src/attributes/filters.generated.ts', import.meta.url), generated());
