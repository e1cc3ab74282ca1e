import type { BulkMatch } from '@org/api-client/schema';
import type { Reference } from '../filter/reference.ts';
import { toRow } from './bulk-row.ts';
import { byCode } from './by-code.ts';
import { byWords } from './by-words.ts';
import { findSubstitutes } from './find-substitutes.ts';
import type { Meant } from './meant.ts';
import {
  type BriefGoods,
  type CodedProduct,
  selectBriefs,
  selectCoded,
  selectGoods,
} from './queries.ts';
import { contradictionOf } from './questions.ts';
import { codesOf, withoutCodes } from './reading/codes.ts';
import type { SourceRow } from './reading/source-row.ts';
import { type OrderRow, type SkippedRow, settle } from './settle.ts';

type Db = Parameters<typeof selectCoded>[0];

const amountsOf = (meant: readonly Meant[]) => meant.flatMap(({ row }) => row.pieces ?? []);

/** Matches the rows of a list with products; rows that ask for none are returned as skipped. */
export async function matchRows(
  db: Db,
  sources: readonly SourceRow[],
  reference: Reference,
): Promise<BulkMatch> {
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
  const list = settle(marked, (source) => codedOf(source).length > 0, reference);
  return matchSettled(db, list.rows, list.skipped, codedOf, reference);
}

async function matchSettled(
  db: Db,
  rows: readonly OrderRow[],
  skipped: SkippedRow[],
  codedOf: (source: SourceRow) => CodedProduct[],
  reference: Reference,
): Promise<BulkMatch> {
  const codedIds = rows.flatMap(({ source }) => codedOf(source).map(({ id }) => id));
  const briefs = new Map<string, BriefGoods>();
  const learn = async (ids: readonly string[]) => {
    const fresh = [...new Set(ids)].filter((id) => !briefs.has(id));
    for (const brief of fresh.length > 0 ? await selectBriefs(db, fresh) : [])
      briefs.set(brief.product.id, brief);
  };
  await learn([...codedIds, ...rows.flatMap(({ productId }) => productId ?? [])]);
  const needsWords = rows.filter((row) => {
    const own = codedOf(row.source);
    const agrees = own.some(({ id }) => {
      const brief = briefs.get(id);
      return brief && contradictionOf(brief.product, row.own) === undefined;
    });
    return !agrees && !(row.productId && briefs.has(row.productId));
  });
  const worded = new Map(
    (await byWords(db, needsWords, reference)).map((meant) => [meant.row, meant] as const),
  );
  const meant = rows.map((row): Meant => {
    if (row.productId && briefs.has(row.productId))
      return { row, reading: undefined, ids: [row.productId], isSure: true, reason: 'Из списка' };
    const own = codedOf(row.source);
    const words = worded.get(row);
    return own.length > 0 || !words ? byCode(row, own, briefs, words) : words;
  });
  const sure = meant.filter(({ isSure }) => isSure).flatMap(({ ids }) => ids);
  await learn(meant.flatMap(({ ids }) => ids));
  const goods = new Map(
    (await selectGoods(db, [...new Set(sure)])).map((one) => [one.product.id, one]),
  );
  const substitutes = await findSubstitutes(db, meant, goods, reference);
  const all = amountsOf(meant);
  return { rows: meant.map((one) => toRow(one, all, { briefs, goods, substitutes })), skipped };
}
