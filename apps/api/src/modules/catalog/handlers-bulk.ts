import type { Understood } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../auth.ts';
import type { Handler } from '../../contract.ts';
import { invalid, Problem } from '../../problem.ts';
import { type MatchedRow, readRow, reasonOf, toBulkMatch } from './bulk/match.ts';
import { type CodedProduct, selectCoded, selectFound } from './bulk/queries.ts';
import { type BulkRow, codesOf, splitText } from './bulk/rows.ts';
import { readFileRows } from './bulk/table.ts';
import { conditionsOf } from './conditions.ts';
import { loadReference } from './handlers-shared.ts';
import { selectState, selectSuggested } from './queries.ts';
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

/** What a row means by its words, in the first section that has such goods. */
async function byWords(db: Db, row: BulkRow, reference: Reference): Promise<Meant> {
  const readings = readRow(row, reference);
  const of = (ids: string[], total: number, at = 0): Meant => ({
    row,
    quantity: readings[at]?.quantity ?? row.quantity,
    understood: readings[at]?.understood ?? NOTHING,
    ids,
    total,
    reason: readings[at] ? reasonOf(readings[at].understood) : '',
  });
  for (const [at, { section, understood }] of readings.entries()) {
    const found = await findIn(db, section, understood, reference);
    if (found.total > 0) return of(found.ids, found.total, at);
  }
  return of([], 0);
}

async function findIn(
  db: Db,
  section: keyof typeof SECTIONS,
  understood: Understood,
  reference: Reference,
) {
  const filter = searchFilter({}, understood);
  const search = (words: readonly string[]) =>
    selectSuggested(
      db,
      conditionsOf(SECTIONS[section], { ...filter, words }, reference, undefined),
      MOST_CANDIDATES,
    );
  const exact = await search(filter.words);
  // words that nobody understands are left aside, and said so: what is found without them is never beyond doubt
  const loose = exact.total === 0 && filter.words.length > 0 ? await search([]) : undefined;
  const { rows, total } = loose ?? exact;
  return {
    ids: rows.map(({ product_id }) => product_id),
    total: loose && total > 0 ? Math.max(2, total) : total,
  };
}

async function toMatched(db: Db, meant: readonly Meant[]): Promise<MatchedRow[]> {
  const found = await selectFound(
    db,
    meant.flatMap(({ ids }) => ids),
  );
  return meant.map(({ row, quantity, understood, ids, total, reason }) => {
    const candidates = found.splice(0, ids.length).map((one) => ({ ...one, reason }));
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
  const meant: Meant[] = [];
  for (const row of rows) {
    const own = codesOf(row.description).flatMap((code) => coded.get(code) ?? []);
    meant.push(own.length > 0 ? byCode(row, own) : await byWords(db, row, reference));
  }
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
