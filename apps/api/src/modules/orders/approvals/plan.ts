import type { FastifyRequest } from 'fastify';
import { selectReceivingAs } from '../../../delivery/receiving.ts';
import { planPurchase } from '../purchases/purchase.ts';
import type { ApprovalRow } from './queries.ts';

type Db = FastifyRequest['db'];

/** The pieces that an approval holds. */
export const heldBy = ({ terms }: Pick<ApprovalRow, 'terms'>) =>
  terms.lines.map(({ offer_id, quantity }) => ({ offer_id, quantity }));

/** Calculates what was asked for as it would be ordered now, and locks it, except in a dry run. */
export function planAsked(tx: Db, row: ApprovalRow, { isDryRun }: { isDryRun: boolean }) {
  const { lines, choices } = row.terms;
  return planPurchase(tx, {
    lines: lines.map(({ offer_id, quantity, bulk_price }) => ({
      ...{ offer_id, quantity, price_added: bulk_price },
    })),
    isPriceLimit: false,
    receivingOf: (warehouses) => selectReceivingAs(tx, row.account_id ?? '', warehouses, choices),
    mustFetch: false,
    expected: {},
    isDryRun,
    held: new Map(heldBy(row).map(({ offer_id, quantity }) => [offer_id, quantity])),
  });
}
