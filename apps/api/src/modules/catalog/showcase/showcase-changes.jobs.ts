import type { Db } from '../../../db/db.ts';
import { sectionOf } from '../filter/sections.ts';
import {
  type ChangedProduct,
  type PendingShowcase,
  saveChangeEvents,
  selectChanged,
  selectDemanded,
  selectPendingShowcases,
} from './showcase-changes.sql.ts';
import { listShowcase, readShown } from './showcase-listed.ts';

/** If more products than these have changed, they are read faster as a file. */
const MAX_CHANGED = 5000;
/** The most products in one event. */
const IN_EVENT = 500;

function* inParts(goods: readonly ChangedProduct[]) {
  for (let at = 0; at < goods.length; at += IN_EVENT) yield goods.slice(at, at + IN_EVENT);
}

async function publishChangesOf(db: Db, showcase: PendingShowcase): Promise<void> {
  const isNew = showcase.told_version === null;
  const changed = isNew ? null : await selectChanged(db, showcase, MAX_CHANGED);
  if (!changed) return saveChangeEvents(db, showcase, [null]);
  const rules = { ...showcase.rules, section: sectionOf(showcase.section).code };
  const list = await listShowcase(db, rules, changed);
  const shown = await readShown(list, list.ids);
  const there = new Set(shown.map(({ product }) => product.id));
  const gone = (await selectDemanded(db, list.conditions)).filter((id) => !there.has(id));
  const goods: ChangedProduct[] = [
    ...shown.map(({ product, price, quantity, isInStock }) => ({
      ...{ id: product.id, price, quantity: isInStock ? quantity : 0 },
    })),
    ...gone.map((id) => ({ id, price: null, quantity: 0 })),
  ];
  return saveChangeEvents(db, showcase, [...inParts(goods)]);
}

/**
 * Tells companies whose programs listen what has changed in their showcases since the last time: prices, stock, and
 * products that are gone. A showcase that fails is tried again the next time, and does not hold up the others.
 * Decision 158.
 * @throws {AggregateError} with every failure, after all showcases were tried
 */
export async function publishShowcaseChanges(
  { db }: { db: Db },
  signal: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for (const showcase of await selectPendingShowcases(db)) {
    if (signal.aborted) break;
    await publishChangesOf(db, showcase).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some showcases were not told.');
}
