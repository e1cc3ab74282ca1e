import type { Understood } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../auth.ts';
import type { Handler } from '../../contract.ts';
import { invalid, Problem } from '../../problem.ts';
import { type MatchedRow, type RowReading, readRow, reasonOf, toBulkMatch } from './bulk/match.ts';
import {
  type CodedProduct,
  type FoundIds,
  selectCoded,
  selectFound,
  selectFoundIds,
} from './bulk/queries.ts';
import { type BulkRow, codesOf, splitText } from './bulk/rows.ts';
import { readFileRows } from './bulk/table.ts';
import { type Conditions, conditionsOf } from './conditions.ts';
import { loadReference } from './handlers-shared.ts';
import { selectState } from './queries.ts';
import type { Reference } from './reference.ts';
import { searchFilter } from './search-filter.ts';
import { SECTIONS } from './sections.ts';

type Db = FastifyRequest['db'];

const MOST_ROWS = 500;
const MOST_CANDIDATES = 5;
const MAX_BYTES = 5 * 1024 * 1024;
const NOTHING: Understood = { section: null, filter: {}, tokens: [], unknown: [] };
const CODES = { article: 'артикул', barcode: 'штрихкод' } as const;

/** A row with the products that it may mean; `total` counts those that are not among them, too. */
interface Meant {
  row: BulkRow;
  quantity: number | null;
  understood: Understood;
  ids: string[];
  total: number;
  reason: string;
}

const byCode = (row: BulkRow, coded: readonly CodedProduct[]): Meant => ({
  row,
  quantity: row.quantity,
  understood: NOTHING,
  ids: [...new Set(coded.map(({ id }) => id))].slice(0, MOST_CANDIDATES),
  total: new Set(coded.map(({ id }) => id)).size,
  reason: `Совпал ${CODES[coded[0]?.kind ?? 'article']}`,
});

/** A search that may find what a row means: a reading of it, whole or without the words that nobody understands. */
interface Attempt {
  reading: RowReading;
  conditions: Conditions;
  isWhole: boolean;
}

/** What to look for, the likeliest first. */
const attemptsOf = (row: BulkRow, reference: Reference): Attempt[] =>
  readRow(row, reference).flatMap((reading) => {
    const filter = searchFilter({}, reading.understood);
    const attempt = (words: readonly string[], isWhole: boolean): Attempt => ({
      reading,
      conditions: conditionsOf(
        SECTIONS[reading.section],
        { ...filter, words },
        reference,
        undefined,
      ),
      isWhole,
    });
    return filter.words.length > 0
      ? [attempt(filter.words, true), attempt([], false)]
      : [attempt([], true)];
  });

/** The first attempt of each row that finds goods. All rows are asked for at once, turn by turn. */
async function firstFound(db: Db, rows: readonly Attempt[][]) {
  const answers = rows.map((): (FoundIds & Attempt) | undefined => undefined);
  const mostTurns = Math.max(0, ...rows.map(({ length }) => length));
  for (let turn = 0; turn < mostTurns; turn++) {
    const asked = rows.flatMap((attempts, at) => {
      const attempt = answers[at] ? undefined : attempts[turn];
      return attempt ? { ...attempt, at } : [];
    });
    const questions = asked.map(({ conditions }) => conditions);
    const found = await selectFoundIds(db, questions, MOST_CANDIDATES);
    for (const [n, { at, ...attempt }] of asked.entries()) {
      const one = found[n];
      if (one && one.total > 0) answers[at] = { ...attempt, ...one };
    }
  }
  return answers;
}

/** What rows mean by their words, each in the first section that has such goods. */
async function byWords(db: Db, rows: readonly BulkRow[], reference: Reference): Promise<Meant[]> {
  const attempts = rows.map((row) => attemptsOf(row, reference));
  const found = await firstFound(db, attempts);
  return rows.map((row, at) => {
    const one = found[at];
    const reading = one?.reading ?? attempts[at]?.[0]?.reading;
    return {
      row,
      quantity: reading?.quantity ?? row.quantity,
      understood: reading?.understood ?? NOTHING,
      ids: one?.ids ?? [],
      // what is found without some of its words is never beyond doubt
      total: one ? Math.max(one.isWhole ? 1 : 2, one.total) : 0,
      reason: reading ? reasonOf(reading.understood) : '',
    };
  });
}

async function toMatched(db: Db, meant: readonly Meant[]): Promise<MatchedRow[]> {
  const found = await selectFound(db, [...new Set(meant.flatMap(({ ids }) => ids))]);
  const byId = new Map(found.map((one) => [one.product.id, one]));
  return meant.map(({ row, quantity, understood, ids, total, reason }) => {
    const candidates = ids.flatMap((id) => {
      const one = byId.get(id);
      return one ? [{ ...one, reason }] : [];
    });
    return {
      row: row.row,
      text: row.text,
      status: total === 0 ? 'unknown' : total === 1 ? 'matched' : 'ambiguous',
      quantity,
      understood,
      candidates,
    };
  });
}

async function match(db: Db, rows: readonly BulkRow[], field: string) {
  if (rows.length === 0) throw invalid({ [field]: ['Здесь нет ни одной строки'] });
  if (rows.length > MOST_ROWS)
    throw invalid({ [field]: [`Строк ${rows.length}, а разобрать можно до ${MOST_ROWS} за раз`] });
  const reference = await loadReference(db, await selectState(db, 0));
  const coded = Map.groupBy(
    await selectCoded(db, [...new Set(rows.flatMap(({ description }) => codesOf(description)))]),
    ({ code }) => code,
  );
  const codedOf = ({ description }: BulkRow) =>
    codesOf(description).flatMap((code) => coded.get(code) ?? []);
  const worded = rows.filter((row) => codedOf(row).length === 0);
  const read = new Map(
    (await byWords(db, worded, reference)).map((meant) => [meant.row, meant] as const),
  );
  const meant = rows.map((row) => read.get(row) ?? byCode(row, codedOf(row)));
  return toBulkMatch(await toMatched(db, meant));
}

export const matchBulkOrder: Handler<'matchBulkOrder'> = async (request) => {
  requireAccount(request);
  return match(request.db, splitText(request.body.text), 'text');
};

async function readUpload(request: FastifyRequest): Promise<Buffer> {
  const limits = { fileSize: MAX_BYTES, files: 1, fields: 0 };
  try {
    const part = await request.file({ limits });
    if (part?.fieldname !== 'file') throw invalid({ file: ['Выберите файл'] });
    return await part.toBuffer();
  } catch (error) {
    if (error instanceof Problem) throw error;
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new Problem(413, 'Файл больше 5 МБ');
    throw new Problem(400, 'Не удалось разобрать форму');
  }
}

export const matchBulkFile: Handler<'matchBulkFile'> = async (request) => {
  requireAccount(request);
  const rows = await readFileRows(await readUpload(request));
  if (!rows) throw new Problem(415, 'Это не таблица. Подойдёт файл XLSX, XLS или CSV');
  return match(request.db, rows, 'file');
};
