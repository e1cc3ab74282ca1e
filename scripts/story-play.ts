/**
 * Plays the Storybook as it is published, every story of the libraries to its end, and opens every page of docs in both
 * themes. What fails is listed, and the exit code is 1, also if there was nothing to play.
 *
 *     pnpm storybook:play                  all of it
 *     pnpm storybook:play select           those with «select» in the id
 *     pnpm storybook:play --no-build       the Storybook that was built last
 */
import { parseArgs } from 'node:util';
import { withBuiltStorybook } from './built-storybook.ts';
import { playAll } from './play-stories.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'boolean', default: true },
    out: { type: 'string', default: 'storybook-static' },
  },
  allowNegative: true,
});

await withBuiltStorybook(
  { out: values.out, build: values.build, words: positionals },
  async (storybook) => {
    const failures = await playAll(storybook);
    console.log(`${storybook.entries.length} stories and pages played, ${failures.length} failed`);
    for (const failure of failures) console.error(`✗ ${failure}`);
    process.exitCode = failures.length > 0 || storybook.entries.length === 0 ? 1 : 0;
  },
);
