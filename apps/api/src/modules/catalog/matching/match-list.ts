import type { MatchedList, MatchedRow } from '@org/api-client/schema';
import { codesOf, withoutCodes } from '@org/tyre-names/order/reading-codes';
import { type OrderRow, type SkippedRow, settle } from '@org/tyre-names/order/settle-rows';
import type { SourceRow } from '@org/tyre-names/order/source-row';
import { conditionDemands, offerDemands } from '../filter/offer-conditions.ts';
import { findSubstitutes, originalsOf } from '../substitutes/find-substitutes.ts';
import { originalOf } from '../substitutes/likeness.ts';
import { type BriefGoods, selectBriefs } from '../substitutes/substitutes.sql.ts';
import { byCode } from './by-code.ts';
import { byWords } from './by-words.ts';
import { type Facts, toRow } from './matched-row.ts';
import { type CodedProduct, selectCoded, selectGoods } from './matching.sql.ts';
import { contradictionOf } from './questions.ts';
import type { Market } from './row-market.ts';
import type { RowMeaning } from './row-meaning.ts';

type Db = Parameters<typeof selectCoded>[0];

const amountsOf = (meant: readonly RowMeaning[]) => meant.flatMap(({ row }) => row.pieces || []);

/** How the rows of a list are matched. */
interface Matching extends Market {
  /** each row says all by itself: none is a heading, a quantity or a signature for others */
  areApart: boolean;
}

/** Matches the rows of a list with products; rows that ask for none are returned as skipped. Decision 88. */
export async function matchRows(
  db: Db,
  sources: readonly SourceRow[],
  { areApart, ...market }: Matching,
): Promise<MatchedList> {
  const { reference } = market;
  const codes = await selectCoded(db, [
    ...new Set(sources.flatMap(({ text, code }) => codesOf(text, code))),
  ]);
  const coded = Map.groupBy(codes, ({ code }) => code);
  const known = new Set(coded.keys());
  const codedOf = ({ text, code }: SourceRow) =>
    codesOf(text, code).flatMap((one) => coded.get(one) ?? []);
  const marked = sources.map((source) => ({
    ...source,
    description: withoutCodes(source.description, known),
  }));
  const lists = (areApart ? marked.map((one) => [one]) : [marked]).map((listRows) =>
    settle(listRows, (source) => codedOf(source).length > 0, reference),
  );
  const rows = lists.flatMap((list) => list.rows);
  const skipped = lists.flatMap((list) => list.skipped);
  return matchSettled(db, rows, skipped, codedOf, market);
}

/** The likeliest reading of a row. Beside a code, what else it says names no product, but may wish for something. */
const likeliest = ({ readings: [best], ownReadings }: OrderRow) => best ?? ownReadings[0];

/** What the words of a row demand of its offers. Words alone were tried with their wishes already. */
const wishesOf = ({ row, wishes = likeliest(row)?.wishes ?? {} }: RowMeaning) => wishes;

/** The products of rows with the offers that fulfil a row's wishes, for as many pieces as it needs. */
async function offeredFor(
  db: Db,
  rows: readonly RowMeaning[],
  { reference, landed, conditions, picks }: Market,
  briefs: Facts['briefs'],
) {
  const asked = rows.map((one) => {
    const [id = ''] = one.ids;
    const section = briefs.get(id)?.product.section ?? 'tyres';
    return {
      id,
      ...(one.row.pieces ? { pieces: one.row.pieces } : {}),
      demands: [
        ...offerDemands(wishesOf(one), reference, undefined),
        ...conditionDemands(conditions, section),
      ],
      kept: picks[one.row.source.row - 1] ?? undefined,
    };
  });
  const found = rows.length > 0 ? await selectGoods(db, asked, landed) : [];
  return new Map(
    rows.flatMap((one, at) => {
      const goods = found[at];
      return goods ? [[one, goods] as const] : [];
    }),
  );
}

/**
 * The products of sure rows with their offers. A row whose wishes no offer of its product fulfils says so, and has the
 * offers that there are.
 */
async function goodsOf(
  db: Db,
  meant: readonly RowMeaning[],
  market: Market,
  briefs: Facts['briefs'],
) {
  const sure = meant.filter(({ isSure, ids }) => isSure && ids.length > 0);
  const goods = await offeredFor(db, sure, market, briefs);
  const empty = sure.filter(
    (one) => goods.get(one)?.offers.length === 0 && Object.keys(wishesOf(one)).length > 0,
  );
  for (const one of empty) {
    one.unmet = likeliest(one.row)?.wished.map(({ text }) => text) ?? [];
    one.wishes = {};
  }
  for (const [one, product] of await offeredFor(db, empty, market, briefs)) goods.set(one, product);
  return goods;
}

/** Finds substitutes for the products of rows that nobody sells now. */
async function substitutesOf(
  db: Db,
  meant: readonly RowMeaning[],
  { goods, briefs }: Pick<Facts, 'goods' | 'briefs'>,
  { reference, landed, conditions }: Market,
): Promise<Map<RowMeaning, MatchedRow['substitutes']>> {
  const worded = meant.filter(({ ids, reading }) => ids.length === 0 && reading);
  const spoken = worded.flatMap(({ reading }) =>
    reading ? [{ section: reading.section, filter: reading.understood.filter }] : [],
  );
  const byWord = await originalsOf(db, spoken, reference);
  const originals = new Map(worded.map((one, at) => [one, byWord[at]]));
  const open = meant.flatMap((one) => {
    const brief = briefs.get(one.ids[0] ?? '');
    const isSoldOut = goods.get(one)?.offers.length === 0;
    const original = isSoldOut && brief ? originalOf(brief) : originals.get(one);
    return original ? [{ one, original }] : [];
  });
  const found = await findSubstitutes(
    db,
    open.map(({ original }) => original),
    { reference, landed, conditions },
  );
  return new Map(open.map(({ one }, at) => [one, found[at] ?? []]));
}

async function matchSettled(
  db: Db,
  rows: readonly OrderRow[],
  skipped: SkippedRow[],
  codedOf: (source: SourceRow) => CodedProduct[],
  market: Market,
): Promise<MatchedList> {
  const codedIds = rows.flatMap(({ source }) => codedOf(source).map(({ id }) => id));
  const briefs = new Map<string, BriefGoods>();
  const learn = async (ids: readonly string[]) => {
    const fresh = [...new Set(ids)].filter((id) => !briefs.has(id));
    for (const brief of fresh.length > 0 ? await selectBriefs(db, fresh) : [])
      briefs.set(brief.product.id, brief);
  };
  await learn([...codedIds, ...rows.flatMap(({ productId }) => productId ?? [])]);
  const needsWords = rows.filter((row) => {
    const ownCodes = codedOf(row.source);
    const agrees = ownCodes.some(({ id }) => {
      const brief = briefs.get(id);
      return brief && contradictionOf(brief.product, row.ownReadings) === undefined;
    });
    return !agrees && !(row.productId && briefs.has(row.productId));
  });
  const worded = new Map(
    (await byWords(db, needsWords, market)).map((meant) => [meant.row, meant] as const),
  );
  const meant = rows.map((row): RowMeaning => {
    if (row.productId && briefs.has(row.productId))
      return { row, reading: undefined, ids: [row.productId], isSure: true, reason: '' };
    const ownCodes = codedOf(row.source);
    const words = worded.get(row);
    return ownCodes.length > 0 || !words ? byCode(row, ownCodes, briefs, words) : words;
  });
  await learn(meant.flatMap(({ ids }) => ids));
  const goods = await goodsOf(db, meant, market, briefs);
  const substitutes = await substitutesOf(db, meant, { goods, briefs }, market);
  const all = amountsOf(meant);
  return { rows: meant.map((one) => toRow(one, all, { briefs, goods, substitutes })), skipped };
}
