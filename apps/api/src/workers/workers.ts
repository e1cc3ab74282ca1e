import type { Disk } from 'flydrive';
import { pushEntry } from '../accounts/company-log/company-log.jobs.ts';
import { sendNotice } from '../accounts/notices/account-messages.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import type { Workers } from '../jobs/job-data.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { vacuum } from '../jobs/vacuum.ts';
import { sendLink } from '../links/links.ts';
import { resetPassword } from '../modules/auth/auth.jobs.ts';
import { fetchAvitoModels } from '../modules/catalog/showcase/avito/avito.jobs.ts';
import { publishShowcaseChanges } from '../modules/catalog/showcase/changes/showcase-changes.jobs.ts';
import { cleanUpFeeds } from '../modules/catalog/showcase/feeds/feeds.jobs.ts';
import { removeOrphans } from '../modules/files/files.jobs.ts';
import { countLosses } from '../modules/lost-choices/lost-choices.jobs.ts';
import { countDemand } from '../modules/market-demand/market-demand.jobs.ts';
import {
  queueMarketMessages,
  sendMarketMessage,
} from '../modules/market-demand/week/demand-week.jobs.ts';
import {
  lapseApprovals,
  queueApprovalMessages,
  sendApprovalMessage,
} from '../modules/orders/approvals/approvals.jobs.ts';
import { applyBankChanges } from '../modules/orders/bank-changes/bank-changes.jobs.ts';
import { lapseOrders } from '../modules/orders/lapse/order-lapse.jobs.ts';
import { cleanUpOrderFiles } from '../modules/orders/messages/order-messages.jobs.ts';
import {
  queueOrderMessages,
  sendOrderLetter,
  sendOrderPush,
} from '../modules/orders/orders.jobs.ts';
import {
  closeQuiet,
  continueExchange,
  settleExchange,
} from '../modules/price-lists/exchange/exchange.jobs.ts';
import { cleanUpExchanges } from '../modules/price-lists/exchange/files/exchange-files.jobs.ts';
import { cleanUpLists } from '../modules/price-lists/files/price-list-files.jobs.ts';
import { applyList, readList } from '../modules/price-lists/price-lists.jobs.ts';
import { sendImportReport } from '../modules/price-lists/report/import-report.jobs.ts';
import { beginLetterFetches } from '../modules/price-lists/sources/letters/source-letters.jobs.ts';
import {
  beginDueFetches,
  fetchSource,
  sendSourceLetter,
  settleSource,
} from '../modules/price-lists/sources/sources.jobs.ts';
import { queueQuoteMessages, sendQuoteMessage } from '../modules/quotes/news/quote-news.jobs.ts';
import { keepMarketDay } from '../modules/statistics/statistics.jobs.ts';
import { countReliability } from '../modules/suppliers/suppliers.jobs.ts';
import { canSend } from '../post/post.ts';
import type { Post } from '../post/post-message.ts';
import { createPusher } from '../push/push.ts';
import type { PushKey } from '../push/push-key.ts';
import type { Vault } from '../secrets/vault.ts';
import { cleanUp } from './clean-up.ts';

/** What jobs need for their work. */
export interface WorkersContext {
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
  'company-push': (entry) => pushEntry({ db, pushKey, push: createPusher(config, pushKey) }, entry),
  'bank-changes': () => applyBankChanges({ db, jobs, pushKey }),
  'lapse-approvals': () => lapseApprovals({ db, jobs }),
  'lapse-orders': () => lapseOrders({ db, jobs }),
  'read-price-list': async (list, signal) => {
    await readList({ db, storage }, list, signal);
    await settleSource({ db, jobs }, list);
    await settleExchange({ db, jobs }, list);
  },
  'apply-price-list': async (list) => {
    const isOnSale = await applyList({ db, storage }, list);
    await settleSource({ db, jobs }, list);
    await settleExchange({ db, jobs }, list);
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
