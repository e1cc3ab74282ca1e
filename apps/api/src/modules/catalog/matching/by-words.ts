import { MAX_OPTIONS } from '@org/trade/match-options';
import { untaken } from '@org/tyre-names/order/clean-line';
import { namedCodes } from '@org/tyre-names/order/reading-codes';
import type { RowReading } from '@org/tyre-names/order/readings';
import type { OrderRow } from '@org/tyre-names/order/settle-rows';
import { conditionsOf } from '../filter/filter-conditions.ts';
import { conditionDemands, conditionWords } from '../filter/offer-conditions.ts';
import { searchFilter } from '../filter/search-filter.ts';
import { SECTIONS } from '../filter/sections.ts';
import { type RankedProduct, selectRanked } from '../substitutes/substitutes.sql.ts';
import { type FoundIds, selectFoundIds } from './matching.sql.ts';
import { saidBoth } from './questions.ts';
import { absenceOf, reasonOf } from './reading/reading-reason.ts';
import type { Market } from './row-market.ts';
import type { Attempt, RowMeaning } from './row-meaning.ts';

type Db = Parameters<typeof selectFoundIds>[0];

/** Returns the first attempt of each row that finds products. Turn by turn, all open rows are searched at once. */
async function firstFound(db: Db, rows: readonly Attempt[][], limit: number) {
  const answers = rows.map((): (FoundIds & Attempt) | undefined => undefined);
  const mostTurns = Math.max(0, ...rows.map(({ length }) => length));
  for (let turn = 0; turn < mostTurns; turn++) {
    const asked = rows.flatMap((attempts, at) => {
      const attempt = answers[at] ? undefined : attempts[turn];
      return attempt ? { ...attempt, at } : [];
    });
    const questions = asked.map(({ conditions }) => conditions);
    const found = await selectFoundIds(db, questions, limit);
    for (const [n, { at, ...attempt }] of asked.entries()) {
      const one = found[n];
      if (one && one.total > 0) answers[at] = { ...attempt, ...one };
    }
  }
  return answers;
}

/** What words are searched with. */
type WordMarket = Pick<Market, 'reference' | 'landed' | 'conditions'>;

/** Attributes that a product's name in a price list may lack. */
const SELDOM = ['xl', 'run_flat', 'light_truck', 'load_index_min', 'speed_index_min', 'ply_rating'];

/** A choice of wishes to fulfil, and the words of those that are given up. */
type Choice = Pick<Attempt, 'wishes' | 'unmet'>;

/** Returns what to demand of offers: all wishes; all but one of them; none. */
function choicesOf({ wishes, wished }: RowReading): Choice[] {
  const without = (left: RowReading['wished']): Choice => {
    const gone = new Set(left.flatMap(({ fields }) => fields));
    const kept = Object.entries(wishes).filter(([name]) => !gone.has(name));
    return { wishes: Object.fromEntries(kept), unmet: left.map(({ text }) => text) };
  };
  return [
    without([]),
    ...(wished.length > 1 ? wished.map((token) => without([token])) : []),
    ...(wished.length > 0 ? [without(wished)] : []),
  ];
}

/** Returns the searches to try, the likeliest first: what fulfils no condition of the request only if nothing else does. */
function attemptsOf(row: OrderRow, { conditions, ...market }: WordMarket): Attempt[] {
  const all = openAttemptsOf(row, market);
  const words = conditionWords(conditions);
  if (words.length === 0) return all;
  const inside = all.map((attempt): Attempt => {
    const { section, offers } = attempt.conditions;
    const demands = conditionDemands(conditions, section.code);
    return { ...attempt, conditions: { ...attempt.conditions, offers: [...offers, ...demands] } };
  });
  return [...inside, ...all.map((attempt) => ({ ...attempt, outside: words }))];
}

const openAttemptsOf = (
  { readings, pieces }: OrderRow,
  { reference, landed }: Omit<WordMarket, 'conditions'>,
): Attempt[] =>
  readings.flatMap((reading) => {
    const filter = searchFilter({}, reading.understood);
    const landedPieces = landed && { ...landed, pieces: pieces || landed.pieces };
    const attempt = (words: readonly string[], isWhole: boolean, less = filter): Attempt[] =>
      choicesOf(reading).map(({ wishes, unmet }) => ({
        reading,
        conditions: conditionsOf(
          SECTIONS[reading.section],
          { ...less, words, offers: wishes },
          reference,
          undefined,
          landedPieces,
        ),
        isWhole,
        wishes,
        unmet,
      }));
    const often = Object.entries(filter.attributes).filter(([name]) => !SELDOM.includes(name));
    const hasSeldom = often.length < Object.keys(filter.attributes).length;
    return [
      ...attempt(filter.words, true),
      ...(filter.words.length > 0 ? attempt([], false) : []),
      ...(hasSeldom
        ? attempt([], false, { ...filter, attributes: Object.fromEntries(often) })
        : []),
    ];
  });

/** Of more products than these that fit a row, those with the most offers are shown: to compare all takes too long. */
const MAX_COMPARED = 300;

/** The cheapest products of the searches that were understood whole, by the place of each search. */
async function cheapestOf(
  db: Db,
  found: readonly ((Attempt & { total: number }) | undefined)[],
): Promise<ReadonlyMap<number, RankedProduct[]>> {
  const open = found.flatMap((one, at) =>
    one?.isWhole && one.total > 1 && one.total <= MAX_COMPARED ? [{ at, ...one }] : [],
  );
  const ranked = await selectRanked(
    db,
    open.map(({ conditions }) => conditions),
    MAX_OPTIONS,
  );
  return new Map(open.map(({ at }, n) => [at, ranked[n] ?? []]));
}

/**
 * Finds what rows mean by their words, each in the first section that has such products. Of several products that a row
 * leaves open, the cheapest come first, with the delivery of its pieces.
 */
export async function byWords(
  db: Db,
  rows: readonly OrderRow[],
  market: WordMarket,
): Promise<RowMeaning[]> {
  const { landed } = market;
  const found = await firstFound(
    db,
    rows.map((row) => attemptsOf(row, market)),
    MAX_OPTIONS,
  );
  const cheapest = await cheapestOf(db, found);
  return rows.map((row, at) => {
    const one = found[at];
    const best = cheapest.get(at);
    const reading = one?.reading ?? row.readings[0];
    const contradiction = saidBoth(reading);
    // a match that leaves out some of the words is never sure
    const isSure =
      one?.isWhole === true && one.total === 1 && row.source.unread === '' && !contradiction;
    return {
      row,
      reading,
      ids: best?.map(({ id }) => id) ?? one?.ids ?? [],
      ...(best && landed && { ranks: new Map(best.map(({ id, rank }) => [id, rank])) }),
      isSure,
      ...(contradiction && { contradiction }),
      reason: one
        ? reasonOf(one.reading.understood, untaken(row.source.text))
        : absenceOf(reading?.understood, namedCodes(row.source.text)),
      wishes: one?.wishes ?? {},
      // what is sure is shown with the offers that fulfil the conditions, even if these are none
      unmet: [...(one?.unmet ?? []), ...(isSure ? [] : (one?.outside ?? []))],
    };
  });
}
