import { hashToken } from '../../accounts/auth.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { insertCatalog } from './insert-catalog.ts';
import { type TestCatalog, testCatalog, uuid } from './random-catalog.ts';

/** The favorites of the signed-in account. */
export const FAVORITES = [uuid(2), uuid(5)];
const ACCOUNT = uuid(100);
const TOKEN = 'a'.repeat(43);

export interface CatalogApp extends TestApp {
  catalog: TestCatalog;
  /** The authorization header of the signed-in account. */
  authorization: string;
  /** Sends a call, signed in unless `isVisitor`. `url` is under `/api` or absolute. */
  send(
    url: string,
    payload?: object,
    options?: { isVisitor?: boolean },
  ): Promise<{ status: number; body: unknown }>;
  /** Sends a call that must succeed, and resolves to its answer. */
  post<Answer>(url: string, payload: object): Promise<Answer>;
}

/**
 * Creates a server over a small random catalog, with one account that has favorites. It searches by index or by SQL.
 */
export async function createCatalogApp({
  isIndexed = false,
  hasTerms = false,
} = {}): Promise<CatalogApp> {
  // a catalog of this size must be indexed at once, however slow the machine is
  const index = { quickBuildMs: 60_000 };
  const server = await createTestApp({ index, hasCatalog: !hasTerms });
  const { app, db, config } = server;
  const catalog = testCatalog({ hasTerms });
  if (hasTerms) await insertCatalog(db, catalog);
  await db.query(`insert into account (id, email, password_hash) values ($1, 'a@b.example', 'x')`, [
    ACCOUNT,
  ]);
  await db.query(
    `insert into session (token_hash, account_id, expires_at) values ($1, $2, now() + interval '1 day')`,
    [hashToken(TOKEN), ACCOUNT],
  );
  await db.query(
    'insert into favorite_supplier (account_id, supplier_id) select $1, unnest($2::uuid[])',
    [ACCOUNT, FAVORITES],
  );

  if (isIndexed) await app.catalogIndex.start();

  const authorization = `Bearer ${TOKEN}`;
  const send: CatalogApp['send'] = async (url, payload, { isVisitor = false } = {}) => {
    const { statusCode, body } = await app.inject({
      method: payload ? 'POST' : 'GET',
      url: url.startsWith(config.publicUrl) ? url.slice(config.publicUrl.length) : `/api${url}`,
      ...(payload && { payload }),
      headers: isVisitor ? {} : { authorization },
    });
    return { status: statusCode, body: JSON.parse(body) };
  };
  return {
    ...server,
    catalog,
    authorization,
    send,
    post: async <Answer>(url: string, payload: object) => {
      const { status, body } = await send(url, payload);
      if (status !== 200)
        throw new Error(
          `${url} answered ${status} to ${JSON.stringify(payload)}: ${JSON.stringify(body)}`,
        );
      return body as Answer;
    },
  };
}
