import type { GoodsRequestLine } from '@org/api-client/schema';
import type { Demand, OfferDemand } from '../filter/demand.ts';
import { conditionsOf } from '../filter/filter-conditions.ts';
import { type SearchBody, searchFilter } from '../filter/search-filter.ts';
import { type AttributeName, SECTIONS } from '../filter/sections.ts';
import { selectState } from '../sql/catalog.sql.ts';
import { loadReference } from '../understanding/load-reference.ts';
import { understandText } from '../understanding/understand-text.ts';

type Db = Parameters<typeof selectState>[0];

/** What a line means, in the database's numbers. */
export interface CompiledWish {
  section: number;
  product_id: string | null;
  diameter: number | null;
  width: number | null;
  demands: readonly Demand[];
  offers: readonly OfferDemand[];
}

/** The one value that is demanded of an attribute; null if there are several, or none. */
function onlyValue(attributes: ReadonlyMap<AttributeName, Demand>, name: AttributeName) {
  const demand = attributes.get(name);
  const values = demand && 'attribute' in demand ? demand.values : undefined;
  return values?.length === 1 ? (values[0] ?? null) : null;
}

/**
 * Resolves to what a line means, with each of its words: the product that was decided on, and what was understood, which
 * counts without one. Undefined if both are nothing: a pair of two sizes is, since no single product has both.
 * Decision 448.
 */
export async function compile(
  db: Db,
  { section: code, wish, product_id }: Pick<GoodsRequestLine, 'section' | 'wish' | 'product_id'>,
): Promise<CompiledWish | undefined> {
  if (code === null) return undefined;
  const section = SECTIONS[code];
  const body = (wish ?? {}) as SearchBody;
  const reference = await loadReference(db, await selectState(db, section.id));
  const understood = await understandText(db, body.q ?? '', code, reference);
  const filter = searchFilter(body, understood);
  const { attributes, always, offers, rear } = conditionsOf(section, filter, reference, undefined);
  const watchQuestion = { section: section.id, product_id, offers };
  const demands = rear ? [] : [...attributes.values(), ...always];
  if (demands.length === 0)
    return product_id === null
      ? undefined
      : { ...watchQuestion, diameter: null, width: null, demands };
  const [diameter, width] = [onlyValue(attributes, 'diameter'), onlyValue(attributes, 'width')];
  return { ...watchQuestion, diameter, width, demands };
}
