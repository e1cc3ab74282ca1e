import { parseArgs } from 'node:util';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import { DEMO_SIZE, NotEmptyError, seedTrade } from './seed.ts';

const USAGE = `Fills the catalogue with an invented trade.

  pnpm --filter @org/api seed [--products N] [--offers M] [--seed S] [--force]

  --products  how many products, from 50 (default ${DEMO_SIZE.products})
  --offers    how many offers on them (default ${DEMO_SIZE.offers})
  --seed      another number makes another trade (default ${DEMO_SIZE.seed})
  --force     empty a filled catalogue first, with its companies, offers and orders

The database is that of DATABASE_URL, or else the embedded one in DATA_DIR (./.data).`;

class UsageError extends Error {}

function wholeNumber(name: string, text: string | undefined, fallback: number, least: number) {
  if (text === undefined) return fallback;
  const value = Number(text.replaceAll('_', ''));
  if (
    !/^[\d_]+$/.test(text) ||
    !Number.isSafeInteger(value) ||
    value < least ||
    value > 100_000_000
  )
    throw new UsageError(
      `--${name} is a whole number from ${least} to 100 000 000, not «${text}».`,
    );
  return value;
}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string' },
      offers: { type: 'string' },
      seed: { type: 'string' },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    help: values.help,
    force: values.force,
    size: {
      products: wholeNumber('products', values.products, DEMO_SIZE.products, 50),
      offers: wholeNumber('offers', values.offers, DEMO_SIZE.offers, 0),
      seed: wholeNumber('seed', values.seed, DEMO_SIZE.seed, 0),
      now: new Date(),
    },
  };
}

async function run(args: string[]) {
  const { help, force, size } = readOptions(args);
  if (help) return console.log(USAGE);
  const db = await openDatabase({
    databaseUrl: process.env.DATABASE_URL || undefined,
    dataDir: process.env.DATA_DIR || './.data',
  });
  const start = performance.now();
  try {
    console.log(`${size.products} products with ${size.offers} offers go to ${db.name}.`);
    await migrate(db);
    await seedTrade(db, { size, log: console.log, force });
  } finally {
    await db.close();
  }
  console.log(`Done in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

try {
  await run(process.argv.slice(2).filter((argument) => argument !== '--'));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const isUsage =
    error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(
    error instanceof NotEmptyError ? `${message} Add --force to empty it first.` : message,
  );
  if (isUsage) console.error(`\n${USAGE}`);
  process.exitCode = 1;
}
