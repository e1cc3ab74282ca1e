import type { BulkGoods, BulkListRow, BulkMatch, BulkRow } from '@org/api-client/schema';
import { conditionsOf } from '../filter/conditions.ts';
import type { Reference } from '../filter/reference.ts';
import { searchFilter } from '../filter/search-filter.ts';
import { SECTIONS } from '../filter/sections.ts';
import { firstFound } from './find-rows.ts';
import { findSubstitutes } from './find-substitutes.ts';
import type { Attempt, Meant } from './meant.ts';
import {
  type BriefGoods,
  type CodedProduct,
  selectBriefs,
  selectCoded,
  selectGoods,
} from './queries.ts';
import { contradictionOf, quantityQuestions } from './questions.ts';
import { codesOf, withoutCodes } from './reading/codes.ts';
import { messageRows } from './reading/message.ts';
import { type RowReading, reasonOf } from './reading/readings.ts';
import type { SourceRow } from './reading/source-row.ts';
import { type OrderRow, type SkippedRow, settle } from './settle.ts';
import { toOption } from './substitutes.ts';

type Db = Parameters<typeof selectCoded>[0];

const MOST_CANDIDATES = 5;
const CODES = { article: 'артикул', barcode: 'штрихкод' } as const;

/** Returns where the pieces of a reading are in the row's original text. Pieces that are not there are left out. */
const marksOf = ({ source }: OrderRow, reading: RowReading | undefined): BulkRow['understood'] => {
  const inPlace = (pieces: readonly { text: string; start: number; end: number }[] = []) =>
    pieces
      .filter(({ text, start, end }) => text !== '' && source.text.slice(start, end) === text)
      .map(({ start, end }) => ({ start, end }));
  return {
    tokens: inPlace(reading?.understood.tokens),
    unknown: inPlace(reading?.understood.unknown),
  };
};

/** Returns the products whose codes a row names; if makers share a code, those that agree with its other words. */
function byCode(
  row: OrderRow,
  coded: readonly CodedProduct[],
  briefs: ReadonlyMap<string, BriefGoods>,
  byWords: Meant | undefined,
): Meant {
  const ids = [...new Set(coded.map(({ id }) => id))];
  const told = ids.map((id) => {
    const brief = briefs.get(id);
    return { id, brief, contradiction: brief && contradictionOf(brief.product, row.own) };
  });
  const agreeing = told.filter(({ contradiction }) => contradiction === undefined);
  const reading = row.readings[0];
  const reason = `Совпал ${CODES[coded[0]?.kind ?? 'article']}`;
  if (agreeing.length > 0)
    return {
      row,
      reading,
      ids: agreeing.map(({ id }) => id).slice(0, MOST_CANDIDATES),
      isSure: agreeing.length === 1,
      reason,
    };
  const [first] = told;
  return {
    row,
    reading,
    ids: [...new Set([...ids.slice(0, 2), ...(byWords?.ids ?? [])])].slice(0, MOST_CANDIDATES),
    isSure: false,
    reason,
    contradiction: `Код — это ${first?.brief?.product.title ?? 'другой товар'}, а в строке ${first?.contradiction}: что нужно?`,
  };
}

/** Attributes that a product's name in a price list may lack. */
const SELDOM = ['xl', 'run_flat', 'light_truck', 'load_index_min', 'speed_index_min', 'ply_rating'];

/** Returns the searches to try, the likeliest first. */
const attemptsOf = ({ readings }: OrderRow, reference: Reference): Attempt[] =>
  readings.flatMap((reading) => {
    const filter = searchFilter({}, reading.understood);
    const attempt = (words: readonly string[], isWhole: boolean, less = filter): Attempt => ({
      reading,
      conditions: conditionsOf(SECTIONS[reading.section], { ...less, words }, reference, undefined),
      isWhole,
    });
    const often = Object.entries(filter.attributes).filter(([name]) => !SELDOM.includes(name));
    const hasSeldom = often.length < Object.keys(filter.attributes).length;
    return [
      attempt(filter.words, true),
      ...(filter.words.length > 0 ? [attempt([], false)] : []),
      ...(hasSeldom
        ? [attempt([], false, { ...filter, attributes: Object.fromEntries(often) })]
        : []),
    ];
  });

/** Finds what rows mean by their words, each in the first section that has such products. */
async function byWords(db: Db, rows: readonly OrderRow[], reference: Reference): Promise<Meant[]> {
  const found = await firstFound(
    db,
    rows.map((row) => attemptsOf(row, reference)),
    MOST_CANDIDATES,
  );
  return rows.map((row, at) => {
    const one = found[at];
    const reading = one?.reading ?? row.readings[0];
    return {
      row,
      reading,
      ids: one?.ids ?? [],
      // a match that leaves out some of the words is never sure
      isSure: one?.isWhole === true && one.total === 1,
      reason: one ? reasonOf(one.reading.understood) : '',
    };
  });
}

const amountsOf = (meant: readonly Meant[]) => meant.flatMap(({ row }) => row.pieces ?? []);

/** Returns a row's quantity and the questions that are left to ask about it. */
function asked(meant: Meant, all: readonly number[]): Pick<BulkRow, 'quantity' | 'questions'> {
  const { row, contradiction } = meant;
  const others = row.pieces === null ? all : without(all, row.pieces);
  const own = row.isSettled ? [] : quantityQuestions(row, others);
  return {
    quantity: row.pieces,
    questions: [
      ...(contradiction ? [{ code: 'contradiction' as const, message: contradiction }] : []),
      ...own,
    ],
  };
}
const without = (numbers: readonly number[], number: number) => {
  const at = numbers.indexOf(number);
  return numbers.filter((_, index) => index !== at);
};

interface Facts {
  briefs: ReadonlyMap<string, BriefGoods>;
  goods: ReadonlyMap<string, BulkGoods>;
  substitutes: ReadonlyMap<Meant, BulkRow['substitutes']>;
}

function toRow(meant: Meant, all: readonly number[], facts: Facts): BulkRow {
  const { row, reading, ids, isSure, reason } = meant;
  const goods = isSure ? facts.goods.get(ids[0] ?? '') : undefined;
  const options = goods ? [] : ids.flatMap((id) => facts.briefs.get(id) ?? []);
  return {
    row: row.source.row,
    text: row.source.text,
    context: row.context,
    status: goods ? 'matched' : options.length > 0 ? 'ambiguous' : 'unknown',
    ...asked(meant, all),
    wished_price: row.price,
    section: goods?.product.section ?? reading?.section ?? null,
    understood: marksOf(row, reading),
    reason,
    options: options.map((option) => toOption(option)),
    substitutes: facts.substitutes.get(meant) ?? [],
    ...(goods && { goods }),
  };
}

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

/** Returns the rows of a saved list. Products and quantities that were settled before stay. */
export function keptRows(rows: readonly BulkListRow[]): SourceRow[] {
  return rows.map(({ text, product_id, quantity }, at): SourceRow => {
    const [read] = messageRows(text);
    const plain = read ?? {
      description: text,
      pieces: null,
      doubt: null,
      isForEach: false,
      price: null,
      code: null,
      hasAmounts: true,
    };
    return {
      ...plain,
      row: at + 1,
      text,
      ...(quantity !== null && { pieces: quantity, doubt: null, isSettled: true }),
      ...(product_id !== null && { productId: product_id }),
    };
  });
}
