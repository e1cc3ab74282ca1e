import { secondsInDay } from 'date-fns/constants';
import type { QueueOptions } from 'pg-boss';
import type { JobName } from './job-data.ts';

/** Retried after about 10, 20, 40 … seconds, at least hourly, for as long as a link is valid. */
const MESSAGE = {
  retryLimit: 30,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3600,
  retentionSeconds: secondsInDay,
  expireInSeconds: 60,
  heartbeatSeconds: 12,
  deleteAfterSeconds: secondsInDay,
};
/**
 * Somebody waits for these: a job is retried soon, and it is given to another process if the first one is no longer heard
 * of. Price lists themselves count how often they are tried.
 */
const PRICE_LIST = {
  retryLimit: 1000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 4,
  expireInSeconds: 900,
  heartbeatSeconds: 12,
};
/**
 * These call other people's servers, which may be slow, so several run at a time. A job waits while another list of its
 * company is read.
 */
const FETCH = {
  retryLimit: 1000,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 15,
  expireInSeconds: 900,
  heartbeatSeconds: 12,
  parallel: 4,
};
export const QUEUES: Record<JobName, QueueOptions & { cron?: string; parallel?: number }> = {
  'password-reset': MESSAGE,
  link: MESSAGE,
  notice: MESSAGE,
  'order-news': MESSAGE,
  'order-letter': MESSAGE,
  // sent to servers of browser makers, or of anybody: a slow one must not delay the others
  'order-push': { ...MESSAGE, parallel: 4 },
  'approval-news': MESSAGE,
  'approval-message': { ...MESSAGE, parallel: 4 },
  'quote-news': MESSAGE,
  'quote-message': { ...MESSAGE, parallel: 4 },
  'compare-watches': { retryLimit: 0, expireInSeconds: 300, cron: '* * * * *' },
  'watch-message': { ...MESSAGE, parallel: 4 },
  'company-push': { ...MESSAGE, parallel: 4 },
  'bank-changes': { retryLimit: 0, expireInSeconds: 300, cron: '* * * * *' },
  'lapse-approvals': { retryLimit: 0, expireInSeconds: 300, cron: '* * * * *' },
  'repeat-requests': { retryLimit: 0, expireInSeconds: 300, cron: '12 * * * *' },
  'lapse-orders': { retryLimit: 0, expireInSeconds: 300, cron: '* * * * *' },
  'read-price-list': PRICE_LIST,
  'apply-price-list': PRICE_LIST,
  'import-letter': MESSAGE,
  'due-sources': { retryLimit: 0, expireInSeconds: 300, cron: '* * * * *' },
  'read-mailbox': { retryLimit: 0, expireInSeconds: 300, cron: '* * * * *' },
  'fetch-source': FETCH,
  'source-letter': MESSAGE,
  exchange: FETCH,
  'due-exchanges': { retryLimit: 0, expireInSeconds: 300, cron: '* * * * *' },
  'tell-showcases': { retryLimit: 0, expireInSeconds: 300, cron: '* * * * *' },
  'avito-models': { retryLimit: 0, expireInSeconds: 300, cron: '27 * * * *' },
  'market-demand': { retryLimit: 0, expireInSeconds: 900, cron: '36 * * * *' },
  'lost-choices': { retryLimit: 0, expireInSeconds: 900, cron: '32 * * * *' },
  // every hour of a Monday's morning in Moscow, so that no restart loses it: who has been told is not told again
  'market-week': { retryLimit: 0, expireInSeconds: 900, cron: '6 6-9 * * 1' },
  'market-message': { ...MESSAGE, parallel: 4 },
  // at night in Moscow; the hours after make up for a night without a process
  'market-facts': { retryLimit: 0, expireInSeconds: 900, cron: '24 0-3 * * *' },
  'market-day': { retryLimit: 0, expireInSeconds: 900, cron: '42 * * * *' },
  'supplier-reliability': { retryLimit: 0, expireInSeconds: 900, cron: '52 * * * *' },
  'clean-up': { retryLimit: 0, expireInSeconds: 900, cron: '17 * * * *' },
};
export const NAMES = Object.keys(QUEUES) as JobName[];
