/**
 * Pictures, compared with those that were stored before:
 *
 *     pnpm shots …              of every page (page-shots.ts has the options)
 *     pnpm shots --stories …    of every story in the modes of Chromatic (story-shots.ts)
 *
 * The first run stores its pictures in `.shots`, which git ignores. A later one fails if a picture differs;
 * `--accept` stores the new ones instead.
 */
const stories = process.argv.indexOf('--stories');
if (stories >= 0) process.argv.splice(stories, 1);
if (stories >= 0) await import('./story-shots.ts');
else await import('./page-shots.ts');
