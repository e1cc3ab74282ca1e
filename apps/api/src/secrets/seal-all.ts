import type { Db } from '../db/db.ts';
import { type Keeper, reseal, type SecretRow, selectKept } from './secrets.sql.ts';
import { Unreadable, type Vault } from './vault.ts';

interface Context {
  db: Db;
  vault: Vault;
  log: {
    info(details: object, message: string): void;
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

const KEEPERS: readonly Keeper[] = ['source', 'webhook'];

/** Seals one secret with the current key. Resolves to the outcome. */
async function sealOne({ db, vault }: Context, table: Keeper, kept: SecretRow) {
  if (kept.sealed && vault.isCurrent(kept.sealed)) return 'kept';
  const owner = `${table}:${kept.id}`;
  try {
    const plain = kept.sealed ? vault.open(kept.sealed, owner) : (kept.secret ?? '');
    if (!vault.hasKey) return 'plain';
    return (await reseal(db, table, kept, vault.seal(plain, owner))) ? 'sealed' : 'kept';
  } catch (error) {
    if (error instanceof Unreadable) return 'unreadable';
    throw error;
  }
}

/**
 * Seals secrets that are plain or were sealed with an older key, row by row. An old key can be removed once none of
 * them is counted any more. Running this twice does no harm, and several processes don't disturb each other.
 */
export async function sealAll(context: Context): Promise<void> {
  const counts = { kept: 0, sealed: 0, plain: 0, unreadable: 0 };
  for (const table of KEEPERS) {
    let after: string | null = null;
    for (;;) {
      const rows: SecretRow[] = await selectKept(context.db, table, after);
      for (const row of rows) counts[await sealOne(context, table, row)] += 1;
      after = rows.at(-1)?.id ?? null;
      if (after === null) break;
    }
  }
  const { log } = context;
  if (counts.unreadable > 0)
    log.error(counts, 'secrets that no key of SECRETS_KEYS opens: their sources and webhooks rest');
  if (counts.plain > 0) log.warn(counts, 'secrets lie plain: set SECRETS_KEYS');
  if (counts.sealed > 0) log.info(counts, 'secrets are sealed anew');
}
