import type { NoticeBrowsers } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../accounts/auth.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { Problem } from '../../http/problem.ts';
import { RefusedAddressError } from '../../outgoing/outgoing-address.ts';
import { assertCallable } from '../../outgoing/outgoing-post.ts';
import { isBrowserKey } from '../../push/push-key.ts';
import { deleteBrowser, replaceBrowser, selectBrowsers } from './notice-browsers.sql.ts';

async function browsersOf({
  db,
  account,
  pushKey,
}: Pick<FastifyRequest, 'db' | 'account' | 'pushKey'>): Promise<NoticeBrowsers> {
  const key = pushKey?.publicKey ?? null;
  return { key, data: key ? await selectBrowsers(db, requireAccount({ account }), key) : [] };
}

export const listNoticeBrowsers: Handler<'listNoticeBrowsers'> = browsersOf;

/** Throws 422 for an address that may not be called. What its host name resolves to is checked at each call. */
function assertPushService(endpoint: string, allowPrivate: boolean) {
  try {
    assertCallable(endpoint, { allowPrivate });
  } catch (error) {
    if (error instanceof RefusedAddressError) throw invalid({ endpoint: [error.message] });
    throw error;
  }
}

export const setNoticeBrowser: Handler<'setNoticeBrowser'> = async (request) => {
  const { db, config, pushKey } = request;
  const { endpoint, keys } = request.body;
  const { tokenHash } = requireAccount(request);
  if (!pushKey) throw new Problem(409, 'Уведомления в браузере на этом сервере не включены');
  assertPushService(endpoint, config.hasPrivateTargets);
  if (!isBrowserKey(keys.p256dh)) throw invalid({ 'keys.p256dh': ['Это не ключ браузера'] });
  const subscription = { endpoint, ...keys, key: pushKey.publicKey };
  await db.transaction(async (tx) => {
    // thrown inside the transaction, so that after a refusal the session keeps its former browser
    if (!(await replaceBrowser(tx, tokenHash, subscription)))
      throw invalid({ endpoint: ['Такой адрес уже есть у другого браузера'] });
  });
  return browsersOf(request);
};

export const deleteNoticeBrowser: Handler<'deleteNoticeBrowser'> = async (request) => {
  const isThere = await deleteBrowser(
    request.db,
    requireAccount(request).id,
    request.params.browser_id,
  );
  if (!isThere) throw new Problem(404, 'Нет такого браузера');
};
