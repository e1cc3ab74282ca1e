import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { hashToken } from '../../accounts/auth.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { migrate } from '../../db/migrate.ts';
import { openPglite } from '../../db/pglite.ts';

export type Server = Awaited<ReturnType<typeof openServer>>;

/** Starts the whole server with its jobs, over an empty database in memory. */
export async function openServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'lists-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    WEB_DIST: join(dataDir, 'none'),
  });
  const db = await openPglite();
  await migrate(db);
  const app = await buildApp({ limits: {}, db, config });
  await app.openJobs();
  await app.doJobs();
  return {
    app,
    db,
    config,
    close: async () => {
      await app.close();
      await db.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Creates an account that is logged in, with the header for its calls. */
export async function createAccount(
  { db }: Server,
  email = 'supplier@lists.example',
): Promise<{ id: string; authorization: string }> {
  const id = uuidv7();
  const token = randomBytes(32).toString('base64url');
  await db.query('insert into account (id, email, password_hash) values ($1, $2, $3)', [
    id,
    email,
    'nobody logs in by it',
  ]);
  await db.query(
    `insert into session (token_hash, account_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [hashToken(token), id],
  );
  return { id, authorization: `Bearer ${token}` };
}
