import type { Db } from '../db/db.ts';
import { raiseTimeLimits } from '../db/patience.ts';
import { findProductsAgain } from './find-products.ts';
import {
  DELETE_REMOVED,
  insertListings,
  insertOffers,
  LEARN_INDICES,
  LEARN_KEYS,
  noteRemoved,
  noteUpdated,
  planOf,
  STOCK_DIGEST,
  updateOffers,
} from './merge-sql.ts';
import { nameNewWords, refreshFacts } from './merging-facts.ts';
import { confirmPlaces, ensurePlaces } from './merging-warehouses.ts';
import { keepNoted } from './noted-rows.ts';
import { SupersededError } from './problems.ts';
import { createProducts } from './products.ts';
import { assertStaged } from './staged.ts';

export const PLAN = 'price_list_plan';

interface List {
  company_id: string;
  mode: 'replace' | 'update';
}

/** The steps of a merge, each for all rows at once: products, noted changes, offers, totals over the offers. */
export const MERGE_STEPS = 4;
/** Called after each step but the last, with its number from 1. */
export type OnStep = (step: number) => void;

async function makePlan(tx: Db, id: string, companyId: string) {
  const places = await ensurePlaces(tx, id, companyId);
  await tx.query(planOf(PLAN), [id, places.map(({ place }) => place), places.map((p) => p.id)]);
  await tx.exec(`create index on ${PLAN} (product_id, warehouse_id, identity); analyze ${PLAN}`);
}

/**
 * Writes the staged rows of a list into offers, and notes what it changes. The products of the rows must have been
 * found before. The caller refreshes the aggregates.
 */
export async function moveStock(tx: Db, id: string, { company_id, mode }: List, onStep?: OnStep) {
  const both = [id, company_id];
  await createProducts(tx, 'price_list_good', id);
  await nameNewWords(tx, id);
  await tx.query(LEARN_INDICES, [id]);
  await tx.query(LEARN_KEYS, both);
  await makePlan(tx, id, company_id);
  onStep?.(1);
  // orders wait until the merge ends, and see its result
  await tx.query('select count(*) from (select from offer where supplier_id = $1 for update) o', [
    company_id,
  ]);
  if (mode === 'replace') await tx.query(noteRemoved(PLAN), both);
  await tx.query(noteUpdated(PLAN), both);
  onStep?.(2);
  await tx.query(DELETE_REMOVED, [id]);
  await tx.query(updateOffers(PLAN), both);
  await tx.query(insertOffers(PLAN), both);
  onStep?.(3);
}

/** Counts all changes that a list has noted. */
export const SUMMARY = `
  select count(*) filter (where kind = 'created') created, count(*) filter (where kind = 'updated') updated,
    count(*) filter (where kind = 'removed') removed, count(*) filter (where price_after > price_before) price_up,
    count(*) filter (where price_after < price_before) price_down
  from price_list_change where list_id = $1`;

/** Refreshes the totals of changed products. New products got their totals when they were inserted. */
const REFRESH_CHANGED = `
  select listing_refresh(products) from (
    select array_agg(distinct c.product_id) products from price_list_change c where c.list_id = $1 and c.product_id not in (
      select g.product_id from price_list_good g where g.list_id = $1 and g.is_new)) c where products is not null`;

export interface Summary {
  created: number;
  updated: number;
  removed: number;
  price_up: number;
  price_down: number;
}

async function finish(tx: Db, id: string, companyId: string) {
  const { rows } = await tx.query<Summary>(SUMMARY, [id]);
  const { rows: planned } = await tx.query<{ total: number }>(
    `select count(*) total from ${PLAN} p join offer o on o.supplier_id = $1 and o.product_id = p.product_id and o.warehouse_id = p.warehouse_id and o.identity = p.identity`,
    [companyId],
  );
  const { rows: digests } = await tx.query<{ digest: string }>(STOCK_DIGEST, [companyId]);
  const [summary] = rows;
  if (!summary) throw new SupersededError();
  const { created, updated, removed, price_up, price_down } = summary;
  const ended = await tx.query(
    `update price_list set status = 'done', rows_done = coalesce(rows_total, 0), created = $2, updated = $3, removed = $4, unchanged = $5, price_up = $6, price_down = $7,
       stock_digest = $8, finished_at = now()
     where id = $1 and status = 'running' returning id`,
    [
      id,
      created,
      updated,
      removed,
      (planned[0]?.total ?? 0) - created - updated,
      price_up,
      price_down,
      digests[0]?.digest,
    ],
  );
  if (ended.rows.length === 0) throw new SupersededError();
  await confirmPlaces(tx, id);
  await tx.query('update company set price_list_at = now() where id = $1', [companyId]);
  // the last steps: from here on, all other writers of offers wait
  await tx.query(insertListings('price_list_good'), [id]);
  await refreshFacts(tx, id);
  await tx.query(REFRESH_CHANGED, [id]);
}

/**
 * Puts a list in status `running` on sale: the company's offers and everything that is counted over offers change in
 * one transaction, or not at all. Throws Superseded if the list has been cancelled meanwhile.
 */
export const mergeList = (db: Db, id: string, onStep?: OnStep): Promise<void> =>
  db.transaction(async (tx) => {
    await raiseTimeLimits(tx);
    const { rows } = await tx.query<List & { found_by: string | null }>(
      // locks the list's row, so that the changes noted below can't outlive the list
      `select company_id, mode, found_by from price_list where id = $1 and status = 'running' for key share`,
      [id],
    );
    const [list] = rows;
    if (!list) throw new SupersededError();
    await tx.exec(`set local app.bulk = 'on'`);
    await assertStaged(tx, id);
    await findProductsAgain(tx, { id, ...list });
    await moveStock(tx, id, list, onStep);
    await keepNoted(tx, id);
    await finish(tx, id, list.company_id);
  });
