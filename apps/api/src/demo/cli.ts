import { resolve } from 'node:path';
import { readConfig } from '../config/config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { NotEmptyError, seedTrade } from '../seed/seed.ts';
import { liveIn } from './demo-live.ts';
import { readOptions, USAGE, UsageError } from './options.ts';

async function run(args: string[]) {
  const { help, force, size } = readOptions(args);
  if (help) return console.log(USAGE);
  const { DATA_DIR, INIT_CWD = '' } = process.env;
  // pnpm runs this in the package's directory, but a typed path is relative to where the command was typed
  const config = readConfig({ ...process.env, DATA_DIR: resolve(INIT_CWD, DATA_DIR || '.data') });
  const db = await openDatabase(config);
  const start = performance.now();
  try {
    console.log(`${size.products} products with ${size.offers} offers go to ${db.name}.`);
    await migrate(db);
    await seedTrade(db, {
      size: { ...size, now: new Date() },
      log: console.log,
      force,
      live: liveIn,
    });
  } finally {
    await db.close();
  }
  console.log(`Done in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

try {
  // pnpm passes a «--» on
  await run(process.argv.slice(2).filter((argument) => argument !== '--'));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const advice = error instanceof NotEmptyError ? ' Add --force to empty it first.' : '';
  console.error(message + advice + (error instanceof UsageError ? `\n\n${USAGE}` : ''));
  process.exitCode = 1;
}
