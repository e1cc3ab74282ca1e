import type { FastifyRequest } from 'fastify';
import {
  choosing,
  selectReceiving,
  selectReceivings,
} from '../../../delivery/delivery-receiving.ts';
import {
  type Purchase,
  planPurchase,
  purchaseOf,
  readGoods,
  type Wishes,
} from '../purchases/purchase.ts';
import type { ApprovalRow } from './approvals.sql.ts';

type Db = FastifyRequest['db'];
/** The offers that are left out. */
type OfferSet = Pick<ReadonlySet<string>, 'has'>;

/** The pieces that an approval holds. */
export const heldBy = ({ terms }: Pick<ApprovalRow, 'terms'>) =>
  terms.lines.map(({ offer_id, quantity }) => ({ offer_id, quantity }));

const wishesOf = (row: ApprovalRow, skipped: OfferSet) =>
  ({
    lines: row.terms.lines
      .filter(({ offer_id }) => !skipped.has(offer_id))
      .map(({ offer_id, quantity, bulk_price }) => ({
        ...{ offer_id, quantity, price_added: bulk_price },
      })),
    isPriceLimit: false,
    mustFetch: false,
    expected: {},
    held: new Map(heldBy(row).map(({ offer_id, quantity }) => [offer_id, quantity])),
    agreed: new Map(
      row.terms.lines.flatMap(({ offer_id, agreed }) =>
        agreed ? [[offer_id, agreed] as const] : [],
      ),
    ),
  }) satisfies Partial<Wishes>;

/** Calculates what was asked for as it would be ordered now, without what is skipped, and locks it. */
export const planAsked = (tx: Db, row: ApprovalRow, skipped: OfferSet): Promise<Purchase> =>
  planPurchase(tx, {
    ...wishesOf(row, skipped),
    receivingOf: async (warehouses) =>
      choosing(await selectReceiving(tx, row.account_id ?? '', warehouses), row.terms.choices),
    isDryRun: false,
  });

/** What would be ordered now of what was asked for. */
export interface CurrentPurchase {
  /** without the lines that can't be ordered */
  purchase: Purchase;
  /** why a line can't be ordered, by offer */
  obstacles: ReadonlyMap<string, string>;
}

const NONE: OfferSet = new Set<string>();

/** Calculates what each of some approvals would order now. Nothing is locked. */
export async function planPresent(
  db: Db,
  rows: readonly ApprovalRow[],
): Promise<Map<ApprovalRow, CurrentPurchase>> {
  if (rows.length === 0) return new Map();
  const offers = rows.flatMap(({ terms }) => terms.lines.map(({ offer_id }) => offer_id));
  const goods = await readGoods(db, offers, { isDryRun: true });
  const askers = [...new Set(rows.flatMap(({ account_id }) => account_id ?? []))];
  const receivingOf = await selectReceivings(db, askers, goods.warehouses);
  return new Map(
    rows.map((row) => {
      const receiving = choosing(receivingOf(row.account_id ?? ''), row.terms.choices);
      const all = purchaseOf(wishesOf(row, NONE), goods, receiving);
      const obstacles = new Map(all.lines.map(({ offer_id, message }) => [offer_id, message]));
      const purchase =
        obstacles.size === 0 ? all : purchaseOf(wishesOf(row, obstacles), goods, receiving);
      return [row, { purchase, obstacles }];
    }),
  );
}
