import type { Db } from '../../../../db/db.ts';
import { sectionOf } from '../../filter/sections.ts';
import { listShowcase, readShown } from '../listed.ts';
import {
  type ChangedGood,
  selectChanged,
  selectDemanded,
  selectUntold,
  tellChanges,
} from './queries.ts';

/** More products than these are read faster as a file. */
const MOST_CHANGED = 5000;
/** Products that one event names. */
const IN_EVENT = 500;

function* inParts(goods: readonly ChangedGood[]) {
  for (let at = 0; at < goods.length; at += IN_EVENT) yield goods.slice(at, at + IN_EVENT);
}

/**
 * Tells companies whose programs listen what has changed in their showcases since they were told last: prices, pieces, and
 * goods that are there no more.
 */
export async function tellShowcases({ db }: { db: Db }, signal: AbortSignal): Promise<void> {
  for (const showcase of await selectUntold(db)) {
    if (signal.aborted) return;
    const isNew = showcase.told_version === null;
    const changed = isNew ? null : await selectChanged(db, showcase, MOST_CHANGED);
    if (!changed) {
      await tellChanges(db, showcase, [null]);
      continue;
    }
    const rules = { ...showcase.rules, section: sectionOf(showcase.section).code };
    const list = await listShowcase(db, rules, changed);
    const shown = await readShown(list, list.ids);
    const there = new Set(shown.map(({ product }) => product.id));
    const gone = (await selectDemanded(db, list.conditions)).filter((id) => !there.has(id));
    const goods: ChangedGood[] = [
      ...shown.map(({ product, price, quantity, isInStock }) => ({
        ...{ id: product.id, price, quantity: isInStock ? quantity : 0 },
      })),
      ...gone.map((id) => ({ id, price: null, quantity: 0 })),
    ];
    await tellChanges(db, showcase, [...inParts(goods)]);
  }
}
