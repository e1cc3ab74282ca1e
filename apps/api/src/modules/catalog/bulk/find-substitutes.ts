import type { BulkGoods, BulkRow } from '@org/api-client/schema';
import { conditionsOf } from '../filter/conditions.ts';
import type { Reference } from '../filter/reference.ts';
import { SECTIONS } from '../filter/sections.ts';
import type { Meant } from './meant.ts';
import { selectBriefs, selectFoundIds } from './queries.ts';
import { nearestOf, type Wanted, wantedByWords, wantedOf } from './substitutes.ts';

type Db = Parameters<typeof selectFoundIds>[0];

/** How many found products are compared with the one that is out of stock. */
const MOST_COMPARED = 20;

/** Returns what a row needs a substitute for; undefined if it needs none, or if that is not known. */
function missing(
  { ids, isSure, reading }: Meant,
  goods: ReadonlyMap<string, BulkGoods>,
): Wanted | undefined {
  const own = isSure ? goods.get(ids[0] ?? '') : undefined;
  if (own) return own.offers.length === 0 ? wantedOf(own.product) : undefined;
  return ids.length === 0 && reading
    ? wantedByWords(reading.section, reading.understood.filter)
    : undefined;
}

/** Finds substitutes for the products of rows that nobody sells now. */
export async function findSubstitutes(
  db: Db,
  meant: readonly Meant[],
  goods: ReadonlyMap<string, BulkGoods>,
  reference: Reference,
): Promise<Map<Meant, BulkRow['substitutes']>> {
  const open = meant.flatMap((one) => {
    const wanted = missing(one, goods);
    return wanted ? [{ one, wanted }] : [];
  });
  if (open.length === 0) return new Map();
  const nothing = { offers: {}, words: [], ids: undefined, car: undefined, rear: undefined };
  const questions = open.map(({ wanted: { section, must } }) =>
    conditionsOf(SECTIONS[section], { attributes: must, ...nothing }, reference, undefined),
  );
  const found = await selectFoundIds(db, questions, MOST_COMPARED);
  const briefs = new Map(
    (await selectBriefs(db, [...new Set(found.flatMap(({ ids }) => ids))])).map((brief) => [
      brief.product.id,
      brief,
    ]),
  );
  return new Map(
    open.map(({ one, wanted }, at) => [
      one,
      nearestOf(
        wanted,
        (found[at]?.ids ?? []).flatMap((id) => briefs.get(id) ?? []),
      ),
    ]),
  );
}
