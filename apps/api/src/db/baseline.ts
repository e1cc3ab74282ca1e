import type { Db } from './db.ts';

/** The migration that makes at once what those before it made one by one. */
export const BASELINE = '0550-baseline';

/** The migrations that it replaces. */
export const REPLACED: readonly string[] = [
  '0001-catalogue',
  '0002-accounts',
  '0003-sessions',
  '0004-post',
  '0005-models-of-a-brand',
  '0006-suppliers',
  '0007-bulk-order',
  '0008-cart',
  '0009-orders',
  '0010-companies',
  '0011-removed-rests',
  '0012-price-lists',
  '0013-more-filters',
  '0014-car-size-order',
  '0015-changes',
  '0016-company-number',
  '0020-header-rows',
  '0030-cards',
  '0031-cheaper-merges',
  '0032-terrain',
  '0033-less-to-merge',
  '0040-one-reader',
  '0041-storage',
  '0042-clean-up',
  '0045-devices',
  '0046-second-factor',
  '0055-offers-apart',
  '0070-described-anew',
  '0071-totals-later',
  '0072-snowflake-in-brief',
  '0080-votes-of-facts',
  '0090-idle-sessions',
  '0095-bulk-lists',
  '0100-delivery',
  '0110-order-life',
  '0111-order-documents',
  '0112-order-news',
  '0120-market-days',
  '0125-keys',
  '0130-doubts-of-lists',
  '0131-own-delivery-term',
  '0146-events',
  '0147-weights',
  '0152-sources',
  '0163-showcases',
  '0171-notice-choices',
  '0175-sealed-secrets',
  '0180-index-snapshot',
  '0181-people-of-orders',
  '0182-index-snapshot-hash',
  '0184-push-subscriptions',
  '0187-exchange',
  '0188-told-orders',
  '0190-host-keys',
  '0191-lists-by-letter',
  '0200-avito-models',
  '0201-showcase-changes',
  '0202-price-months',
  '0215-mandates',
  '0220-owners',
  '0230-notices-of-changes',
  '0235-order-money',
  '0236-names-in-law',
  '0280-supplier-reliability',
  '0293-order-turns',
  '0310-market-of-lines',
  '0320-customs-declarations',
  '0350-market-demand',
  '0351-lost-choices',
  '0360-price-places',
  '0410-prepared-purchases',
  '0420-roles',
  '0430-approvals',
  '0440-key-calls',
  '0450-market-notices',
  '0460-key-reads',
  '0465-offer-views',
  '0480-requests',
  '0490-request-offers',
  '0500-nameless',
  '0510-quotes',
  '0520-request-of-cart',
  '0521-request-additions',
  '0530-watches',
  '0540-quote-wishes',
  '0541-request-repeats',
];

/**
 * Replaces the names of the replaced migrations in a database that has run them all: it has all that the baseline makes.
 * Resolves to whether it has; one that has run only some of them is refused.
 */
export async function replaceNames(tx: Db, history: ReadonlyMap<string, string>): Promise<boolean> {
  const lacking = REPLACED.filter((name) => !history.has(name));
  if (lacking.length === REPLACED.length) return false;
  if (lacking.length > 0)
    throw new Error(
      `The database has some of the migrations that ${BASELINE} replaces, but lacks ${lacking.join(', ')}. Start the last version that has them once (git log -- apps/api/src/db/migrations/${REPLACED.at(-1)}.sql), then this one; or begin with an empty database.`,
    );
  await tx.query('delete from migration where name = any($1)', [REPLACED]);
  return true;
}
