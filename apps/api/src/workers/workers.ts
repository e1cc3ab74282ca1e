import type { Disk } from 'flydrive';
import { pushEntry } from '../accounts/company-log.jobs.ts';
import { DEVICE_DAYS } from '../accounts/device.ts';
import { KEPT_DAYS } from '../accounts/membership.ts';
import { sendNotice } from '../accounts/notices/account-messages.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/db.ts';
import { IDLE_DAYS } from '../db/open-session.ts';
import { raiseTimeLimits } from '../db/patience.ts';
import type { Workers } from '../jobs/job-data.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { vacuum } from '../jobs/vacuum.ts';
import { sendLink } from '../links/links.ts';
import { resetPassword } from '../modules/auth/auth.jobs.ts';
import { fetchAvitoModels } from '../modules/catalog/showcase/avito/avito.jobs.ts';
import { cleanUpFeeds } from '../modules/catalog/showcase/feeds.jobs.ts';
import { publishShowcaseChanges } from '../modules/catalog/showcase/showcase-changes.jobs.ts';
import {
  sendWatchMessage,
  tellWatches,
} from '../modules/catalog/watches/told/told-watches.jobs.ts';
import { KEPT_DAYS as EVENT_DAYS } from '../modules/events/events.sql.ts';
import { removeOrphans } from '../modules/files/files.jobs.ts';
import { countLosses } from '../modules/lost-choices/lost-choices.jobs.ts';
import {
  queueMarketMessages,
  sendMarketMessage,
} from '../modules/market-demand/demand-week.jobs.ts';
import { countDemand } from '../modules/market-demand/market-demand.jobs.ts';
import { learnMarketFacts } from '../modules/market-facts/market-facts.jobs.ts';
import {
  lapseApprovals,
  queueApprovalMessages,
  sendApprovalMessage,
} from '../modules/orders/approvals/approvals.jobs.ts';
import { applyBankChanges } from '../modules/orders/bank-changes.jobs.ts';
import { cleanUpOrderFiles } from '../modules/orders/messages/order-messages.jobs.ts';
import { lapseOrders } from '../modules/orders/order-lapse.jobs.ts';
import {
  queueOrderMessages,
  sendOrderLetter,
  sendOrderPush,
} from '../modules/orders/orders.jobs.ts';
import { repeatRequests } from '../modules/orders/requests/repeats/request-repeats.jobs.ts';
import {
  closeQuiet,
  continueExchange,
  continueExchangeList,
} from '../modules/price-lists/exchange/exchange.jobs.ts';
import { cleanUpExchanges } from '../modules/price-lists/exchange/exchange-files.jobs.ts';
import { cleanUpLists } from '../modules/price-lists/price-list-files.jobs.ts';
import { applyList, readList } from '../modules/price-lists/price-lists.jobs.ts';
import { sendImportReport } from '../modules/price-lists/report/import-report.jobs.ts';
import { beginLetterFetches } from '../modules/price-lists/sources/source-letters.jobs.ts';
import {
  beginDueFetches,
  continueSourceList,
  fetchSource,
  sendSourceLetter,
} from '../modules/price-lists/sources/sources.jobs.ts';
import { queueQuoteMessages, sendQuoteMessage } from '../modules/quotes/news/quote-news.jobs.ts';
import { keepMarketDay } from '../modules/statistics/statistics.jobs.ts';
import { countReliability } from '../modules/suppliers/suppliers.jobs.ts';
import { canSend } from '../post/post.ts';
import type { Post } from '../post/post-message.ts';
import { createPusher } from '../push/push.ts';
import type { PushKey } from '../push/push-key.ts';
import type { Vault } from '../secrets/vault.ts';

/** Deletes what has expired, and what a demo has shown for long enough. */
export async function cleanUp(db: Db): Promise<void> {
  await db.query(
    'delete from session where expires_at < now() or seen_at < now() - make_interval(days => $1)',
    [IDLE_DAYS],
  );
  await db.query(`delete from device where seen_at < now() - make_interval(days => $1)`, [
    DEVICE_DAYS,
  ]);
  await db.query('delete from removed_rest where expires_at < now()');
  await db.query('delete from repricing where expires_at < now()');
  await db.query('delete from link where expires_at < now()');
  await db.query('delete from challenge where expires_at < now()');
  await db.query('delete from proof where expires_at < now()');
  await db.query('delete from company where deleted_at < now() - make_interval(days => $1)', [
    KEPT_DAYS,
  ]);
  await db.query(`delete from company_log where at < now() - interval '3 years'`);
  await db.query(`delete from goods_request_event where at < now() - interval '3 years'`);
  await db.query(`delete from key_call where at < now() - interval '90 days'`);
  await db.query(`delete from key_read where day < now() - interval '90 days'`);
  await db.query('delete from rate_limit where expire < $1', [Date.now()]);
  // nobody presses a button again after a week
  await db.query(`delete from order_call where created_at < now() - interval '7 days'`);
  await db.query(`delete from prepared_purchase where prepared_at < now() - interval '1 day'`);
  // the products of finished price lists, deleted here so that nobody who loads a list waits for it
  for (const staged of ['price_list_row', 'price_list_good'])
    await db.transaction(async (tx) => {
      await raiseTimeLimits(tx);
      await tx.query(`delete from ${staged} where list_id in (
        select id from price_list where status in ('done', 'failed', 'cancelled', 'undone'))`);
    });
  await db.query('delete from event where created_at < now() - make_interval(days => $1)', [
    EVENT_DAYS,
  ]);
  // of each source the last fetch stays, and the last one that brought a list
  await db.query(
    `delete from source_fetch f where created_at < now() - interval '30 days' and exists (select from source_fetch later
       where later.source_id = f.source_id and later.id > f.id and (f.list_id is null or later.list_id is not null))`,
  );
  await db.query(`delete from outbox where created_at < now() - interval '30 days'`);
}

/** What jobs need for their work. */
interface WorkersContext {
  db: Db;
  config: Config;
  jobs: Jobs;
  post: Post;
  storage: Disk;
  vault: Vault;
  pushKey: PushKey | undefined;
}

/** Returns the worker for each kind of job. */
export const createWorkers = ({
  db,
  config,
  jobs,
  post,
  storage,
  vault,
  pushKey,
}: WorkersContext): Workers => ({
  'password-reset': (login, _signal, id) => resetPassword({ db, jobs }, login, id),
  link: (link) => sendLink({ db, post, publicUrl: config.publicUrl }, link),
  notice: (notice) => sendNotice({ post, config }, notice),
  'order-news': (news) => queueOrderMessages({ db, jobs, config, pushKey }, news),
  'order-letter': (letter) => sendOrderLetter({ db, post, publicUrl: config.publicUrl }, letter),
  'order-push': (push) =>
    sendOrderPush({ db, jobs, config, pushKey, push: createPusher(config, pushKey) }, push),
  'approval-news': (news) => queueApprovalMessages({ db, jobs, config, pushKey }, news),
  'approval-message': (message) =>
    sendApprovalMessage(
      { db, config, pushKey, post, push: createPusher(config, pushKey) },
      message,
    ),
  'quote-news': (news) => queueQuoteMessages({ db, jobs, config, pushKey }, news),
  'quote-message': (message) =>
    sendQuoteMessage({ db, config, pushKey, post, push: createPusher(config, pushKey) }, message),
  'compare-watches': (_data, signal) => tellWatches({ db, jobs, config, pushKey }, signal),
  'watch-message': (message) =>
    sendWatchMessage({ db, config, pushKey, post, push: createPusher(config, pushKey) }, message),
  'company-push': (entry) => pushEntry({ db, pushKey, push: createPusher(config, pushKey) }, entry),
  'bank-changes': () => applyBankChanges({ db, jobs, pushKey }),
  'lapse-approvals': () => lapseApprovals({ db, jobs }),
  'repeat-requests': () => repeatRequests(db),
  'lapse-orders': () => lapseOrders({ db, jobs }),
  'read-price-list': async (list, signal) => {
    await readList({ db, storage }, list, signal);
    await continueSourceList({ db, jobs }, list);
    await continueExchangeList({ db, jobs }, list);
  },
  'apply-price-list': async (list) => {
    const isOnSale = await applyList({ db, storage }, list);
    await continueSourceList({ db, jobs }, list);
    await continueExchangeList({ db, jobs }, list);
    if (isOnSale && canSend(config, 'email')) await jobs.add(db, 'import-letter', list, list.id);
  },
  'import-letter': (list) => sendImportReport({ db, post, publicUrl: config.publicUrl }, list),
  'due-sources': () => beginDueFetches({ db, jobs }),
  'read-mailbox': (_data, signal) => beginLetterFetches({ db, jobs, config }, signal),
  'fetch-source': (fetch, signal) =>
    fetchSource({ db, jobs, storage, vault, config }, fetch, signal),
  exchange: (exchange, signal) => continueExchange({ db, jobs, storage }, exchange, signal),
  'due-exchanges': () => closeQuiet({ db, jobs, storage }),
  'source-letter': async (letter) => {
    if (canSend(config, 'email'))
      await sendSourceLetter({ db, post, publicUrl: config.publicUrl }, letter);
  },
  'tell-showcases': (_data, signal) => publishShowcaseChanges({ db }, signal),
  'avito-models': (_data, signal) => fetchAvitoModels({ db, config }, signal),
  'market-facts': () => learnMarketFacts(db),
  'market-day': () => keepMarketDay(db),
  'market-demand': () => countDemand(db),
  'market-week': () => queueMarketMessages({ db, jobs, config, pushKey }),
  'market-message': (message) =>
    sendMarketMessage({ db, config, pushKey, post, push: createPusher(config, pushKey) }, message),
  'lost-choices': () => countLosses(db),
  'supplier-reliability': () => countReliability(db),
  'clean-up': async () => {
    await cleanUp(db);
    await removeOrphans({ db, storage });
    await cleanUpLists({ db, storage });
    await cleanUpExchanges({ db, storage });
    await cleanUpOrderFiles({ db, storage });
    await cleanUpFeeds({ db, storage });
    if (!config.databaseUrl) await vacuum(db);
  },
});
