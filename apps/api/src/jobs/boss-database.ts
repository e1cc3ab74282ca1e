import type { Db as BossDatabase } from 'pg-boss';
import type { Db } from '../db/db.ts';

/** A script of pg-boss that is a transaction of its own. */
const TRANSACTION = /^\s*begin;([\s\S]*)commit;\s*$/i;

/**
 * Connects the queue to our database, in the same way for both drivers. Its scripts run as our transactions: one that
 * fails is rolled back on its own connection, which with PGlite is the only one.
 */
export const bossDatabase = (db: Db): BossDatabase => ({
  executeSql: async (text, values = []) => {
    if (values.length > 0) return db.query(text, values);
    const [, script] = TRANSACTION.exec(text) ?? [];
    return script === undefined ? db.exec(text) : db.transaction((tx) => tx.exec(script));
  },
});
