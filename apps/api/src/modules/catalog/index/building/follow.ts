import { setImmediate } from 'node:timers/promises';
import type { OfferRows } from '../columns/column-offers.ts';
import { unpackOffers } from '../columns/packed-column.ts';
import {
  ordinalOf,
  type Replacement,
  replaceOffers,
  type SectionIndex,
} from '../columns/section.ts';
import { rangesOf } from './build.ts';
import type { Part } from './source.ts';

export type Sections = ReadonlyMap<number, SectionIndex>;

interface PartChanges {
  /** which offers of a part to replace, by section */
  replacements: Map<SectionIndex, Replacement[]>;
  /** true if a product on offer is not in the index yet */
  hasNew: boolean;
}

function place(sections: Sections, ids: readonly number[], rows: OfferRows): PartChanges {
  const ranges = rangesOf(rows.product);
  const placed: PartChanges = { replacements: new Map(), hasNew: false };
  for (const id of ids) {
    const [start, end] = ranges.get(id) ?? [0, 0];
    const section = sections.values().find((one) => ordinalOf(one, id) !== undefined);
    if (!section) {
      // a product that was never on offer need not be known
      placed.hasNew ||= end > start;
      continue;
    }
    const replaced = placed.replacements.get(section) ?? [];
    replaced.push({ ordinal: ordinalOf(section, id)!, start, end });
    placed.replacements.set(section, replaced);
  }
  return placed;
}

/** The result of following. `full`: there was no room, and the sections can no longer be used. */
export type FollowOutcome = 'whole' | 'without new products' | 'full';

/** Replaces the offers of changed products in place. Between the parts, other requests are served. */
export async function follow(sections: Sections, parts: readonly Part[]): Promise<FollowOutcome> {
  let hasNew = false;
  for (const [at, { ids, offers }] of parts.entries()) {
    if (at > 0) await setImmediate();
    const rows = unpackOffers(offers);
    const placed = place(sections, ids, rows);
    for (const [section, replaced] of placed.replacements)
      if (!replaceOffers(section, rows, replaced)) return 'full';
    hasNew ||= placed.hasNew;
  }
  return hasNew ? 'without new products' : 'whole';
}
