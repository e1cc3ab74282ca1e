import type { Db } from '../../../../db/db.ts';
import { runPrepared } from '../../../../db/db-prepared.ts';
import type { Conditions } from '../../filter/filter-conditions.ts';
import { arrivingStatement, bestStatement, costsStatement } from '../offers-sql.ts';

/** The cheapest offer of a product, with its VAT, and the totals of all offers that count. */
export interface BestRow {
  id: string;
  cost: number;
  retail: number | null;
  quantity: number;
  /** how many offers count */
  offers: number;
  barcode: string | null;
  min_order: number;
  multiple: number;
  condition: string;
  dot_year: number | null;
  days_min: number;
  days_max: number;
}

export async function selectBest(
  db: Db,
  conditions: Conditions,
  ids: readonly number[],
  isArriving: boolean,
): Promise<BestRow[]> {
  return (await runPrepared<BestRow>(db, bestStatement(conditions, ids, isArriving))).rows;
}

export async function selectArriving(db: Db, conditions: Conditions, limit: number) {
  const { rows } = await runPrepared<{ product_id: number }>(
    db,
    arrivingStatement(conditions, limit),
  );
  return rows.map(({ product_id }) => product_id);
}

export interface CostRow {
  product_id: number;
  cost: number;
  retail: number | null;
  offers: number;
}

export async function selectCosts(db: Db, conditions: Conditions): Promise<CostRow[]> {
  return (await runPrepared<CostRow>(db, costsStatement(conditions))).rows;
}
