import { parseArgs } from 'node:util';
import { DEMO_SIZE } from '../seed/seed.ts';

export const USAGE = `Fills the catalog with an invented trade.

  pnpm --filter @org/api seed [--products N] [--offers M] [--seed S] [--force]

  --products  how many products, from 50 (default ${DEMO_SIZE.products})
  --offers    how many offers on them (default ${DEMO_SIZE.offers})
  --seed      another number makes another trade (default ${DEMO_SIZE.seed})
  --force     empty a filled catalog first, with its companies, offers and orders

The database is that of DATABASE_URL, or else the embedded one in DATA_DIR (./.data).`;

/** The arguments make no sense. The message says what is expected. */
export class UsageError extends Error {}

const MAX_NUMBER = 100_000_000;

function wholeNumber(name: string, text: string | undefined, fallback: number, least: number) {
  if (text === undefined) return fallback;
  const value = Number(text.replaceAll('_', ''));
  if (!/^\d[\d_]*$/.test(text) || value < least || value > MAX_NUMBER)
    throw new UsageError(
      `--${name} is a whole number from ${least} to ${MAX_NUMBER}, not «${text}».`,
    );
  return value;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        products: { type: 'string' },
        offers: { type: 'string' },
        seed: { type: 'string' },
        force: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the command's arguments. Throws a UsageError for unknown ones. */
export function readOptions(args: string[]) {
  const values = parse(args);
  return {
    help: values.help,
    force: values.force,
    size: {
      products: wholeNumber('products', values.products, DEMO_SIZE.products, 50),
      offers: wholeNumber('offers', values.offers, DEMO_SIZE.offers, 0),
      seed: wholeNumber('seed', values.seed, DEMO_SIZE.seed, 0),
    },
  };
}
