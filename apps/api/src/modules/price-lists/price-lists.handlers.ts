import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIELD_NAMES } from '@org/trade/fields';
import { parseQuantity } from '@org/tyre-names/text/amounts';
import { createDictionary } from '@org/tyre-names/trade/dictionary';
import type { FastifyRequest } from 'fastify';
import papaparse from 'papaparse';
import { v7 as uuidv7 } from 'uuid';
import { requireCompany } from '../../accounts/membership.ts';
import { versionHeader } from '../../cache/catalog-version.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { paged, pagingOf, windowOf } from '../../http/paging.ts';
import { Problem } from '../../http/problem.ts';
import { buildPreview, selectPreview } from '../../merging/merging-preview.ts';
import { MergeProblem } from '../../merging/problems.ts';
import { selectKnownNames, selectWords } from '../../merging/product-known-names.ts';
import { undoList } from '../../merging/undo.ts';
import { filtersOf } from '../../product/describe.ts';
import { storeFile } from '../../storage/storage.ts';
import type { Field } from '../../tables/cells/table-fields.ts';
import { chosenOf, corrected, merged } from './columns/column-correction.ts';
import { insertFixed, selectRejectsAt } from './fixing.sql.ts';
import { isRejection, parseRow, type Rejection } from './goods/good.ts';
import type { RowValues } from './goods/row-values.ts';
import { sectionHint } from './goods/section-hint.ts';
import { partKey } from './price-list-files.jobs.ts';
import { MAX_BYTES, MAX_FILES, readUpload, type Upload } from './price-list-form.ts';
import { type ListRow, type RejectRow, toImport } from './price-list-wire.ts';
import {
  insertList,
  isBusy,
  moveList,
  rememberLayouts,
  rereadList,
  selectChanges,
  selectLayouts,
  selectList,
  selectLists,
  selectRejects,
  updateMode,
} from './price-lists.sql.ts';
import { layoutOf } from './reading/read-price-list.ts';

/** The values that a person has entered instead of a row's own, by field. */
type Corrections = Partial<Record<Field, string>>;

/** Replaces the only stock of a row by the typed one. Of several stocks, replaces those that can't be read. */
function correctStocks(stocks: RowValues['stocks'], text: string): RowValues['stocks'] {
  if (stocks.length === 0) return [{ warehouse: null, text }];
  if (stocks.length === 1) return stocks.map((stock) => ({ ...stock, text }));
  return stocks.map((stock) => (parseQuantity(stock.text) ? stock : { ...stock, text }));
}

/** Returns a row with a person's corrections. */
function correctRow(row: RowValues, { quantity, ...corrections }: Corrections): RowValues {
  const values = Object.fromEntries(
    Object.entries({ ...row.values, ...corrections }).filter(([, text]) => text?.trim()),
  );
  return {
    ...row,
    values,
    // a typed quantity is in pieces
    unit: quantity === undefined ? row.unit : undefined,
    stocks: quantity === undefined ? row.stocks : correctStocks(row.stocks, quantity),
    hint: sectionHint(corrections.section ?? '') ?? row.hint,
  };
}

const BOM = '\uFEFF';

const lineOf = ({ sheet, row, text, field, value, reason, fixed }: RejectRow) => ({
  Лист: sheet ?? '',
  Строка: row,
  Причина: reason,
  Столбец: field === null ? '' : FIELD_NAMES[field as Field],
  Значение: value ?? '',
  'Строка файла': text,
  Исправлено: fixed ? 'да' : '',
});

/** Returns rejected rows as CSV that Excel opens in Russia. What a spreadsheet would take for a formula stays text. */
const rejectsCsv = (rows: readonly RejectRow[]): Buffer =>
  Buffer.from(
    BOM +
      papaparse.unparse(rows.map(lineOf), {
        delimiter: ';',
        newline: '\r\n',
        escapeFormulae: true,
      }),
  );

type ListRequest = Pick<FastifyRequest, 'db' | 'account' | 'right' | 'config'> & {
  params: { id: string; import_id: string };
};

const BUSY = 'Дождитесь, пока закончится прошлая загрузка, или отмените её';

async function listAt(db: ListRequest['db'], companyId: string, id: string): Promise<ListRow> {
  const list = await selectList(db, companyId, id);
  if (!list) throw new Problem(404);
  return list;
}

/** A list of a company that the caller acts for. */
async function requireList(request: ListRequest): Promise<ListRow> {
  const { id, import_id } = request.params;
  await requireCompany(request, id);
  return listAt(request.db, id, import_id);
}

const answer = async (request: ListRequest) => toImport(await requireList(request));

/** A list as its transaction leaves it: as soon as the transaction ends, a job may change the list. */
const leftBy = async (tx: ListRequest['db'], companyId: string, id: string) =>
  toImport(await listAt(tx, companyId, id));

const pathOf = ({ config, params }: ListRequest, rest: string) =>
  `${config.publicUrl}/api/companies/${params.id}/rests/imports/${params.import_id}/${rest}`;

async function storeUpload(
  request: FastifyRequest,
  companyId: string,
  { paths, ...upload }: Upload,
) {
  const { db, storage, jobs } = request;
  const id = uuidv7();
  const keys = paths.map((_, part) => partKey(id, part));
  try {
    for (const [part, path] of paths.entries()) await storeFile(storage, keys[part] ?? '', path);
    const list = await db.transaction(async (tx) => {
      // the file may have come slowly
      const accountId = await requireCompany(request, companyId, { db: tx, lock: 'no key update' });
      const files = paths.length;
      if (!(await insertList(tx, { id, companyId, accountId, files, ...upload })))
        throw new Problem(409, BUSY);
      await jobs.add(tx, 'read-price-list', { id, attempt: 1 });
      return leftBy(tx, companyId, id);
    });
    return list;
  } catch (error) {
    // the files have no list that they would be removed with
    await Promise.allSettled(keys.map((key) => storage.delete(key)));
    throw error;
  }
}

export const createImport: Handler<'createImport'> = async (request) => {
  const companyId = request.params.id;
  const accountId = await requireCompany(request, companyId);
  await request.limiter.take('uploadByAccount', accountId);
  await request.limiter.take('listByCompany', companyId);
  if (await isBusy(request.db, companyId)) throw new Problem(409, BUSY);
  const directory = await mkdtemp(join(tmpdir(), 'upload-'));
  try {
    const limits = { fileSize: MAX_BYTES, files: MAX_FILES, fields: 5, fieldSize: 65_536 };
    const upload = await readUpload(request.parts({ limits }), directory);
    return await storeUpload(request, companyId, upload);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

export const listImports: Handler<'listImports'> = async (request) => {
  const { id } = request.params;
  await requireCompany(request, id);
  const paging = pagingOf(request.query, undefined);
  const { rows, total } = await selectLists(request.db, id, windowOf(paging));
  const path = `${request.config.publicUrl}/api/companies/${id}/rests/imports`;
  return paged(
    rows.map((row) => toImport(row)),
    total,
    paging,
    path,
  );
};

/** An ended list comes with the catalog version, so that whoever sees it done also finds its offers on sale. */
export const getImport: Handler<'getImport'> = async (request, reply) => {
  const list = await answer(request);
  if (list.status === 'done' || list.status === 'undone')
    reply.headers(await versionHeader(request.db));
  return list;
};

const FIXED = 'Столбцы этой загрузки уже не поменять';

async function changeMode(request: ListRequest, list: ListRow, mode: ListRow['mode'] = list.mode) {
  if (!(await updateMode(request.db, list.id, mode))) throw new Problem(409, FIXED);
  await buildPreview(request.db, list, list.attempt);
  return answer(request);
}

export const setImportColumns: Handler<'setImportColumns'> = async (request) => {
  const list = await requireList(request);
  const { mode, ...corrections } = request.body;
  if (Object.keys(corrections).length === 0) return changeMode(request, list, mode);
  const choices = corrected(merged(list.choices, chosenOf(list.columns)), corrections);
  const given = Object.values(corrections).flat();
  const isCorrected = (sheet: string | null) => given.some((each) => each.sheet === sheet);
  const reread = await request.db.transaction(async (tx) => {
    if (await isBusy(tx, list.company_id)) throw new Problem(409, BUSY);
    const attempt = await rereadList(tx, list.id, { choices, mode });
    if (attempt === undefined) throw new Problem(409, FIXED);
    const sheets = Map.groupBy(list.columns, ({ sheet }) => sheet);
    const remembered = await selectLayouts(tx, list.company_id);
    const earlier = (titlesHash: string, sheet: string | null) =>
      (remembered.find((each) => each.titlesHash === titlesHash)?.choices ?? []).map((choice) => ({
        ...choice,
        sheet,
      }));
    await rememberLayouts(
      tx,
      list.company_id,
      [...sheets]
        .filter(([sheet]) => isCorrected(sheet))
        .map(([sheet, ofSheet]) => ({
          sheet,
          titlesHash: layoutOf(ofSheet),
          choices: merged(
            earlier(layoutOf(ofSheet), sheet),
            choices.filter((choice) => choice.sheet === sheet),
          ),
        })),
    );
    await request.jobs.add(tx, 'read-price-list', { id: list.id, attempt });
    return leftBy(tx, list.company_id, list.id);
  });
  return reread;
};

export const confirmImport: Handler<'confirmImport'> = async (request) => {
  const list = await requireList(request);
  const accepted = new Set(request.body.accepted_warnings);
  if (list.status !== 'preview') throw new Problem(409, 'Эта загрузка не ждёт подтверждения');
  const question = list.questions.find(({ kind }) => kind !== 'currency');
  if (question) throw new Problem(409, question.message);
  const open = list.warnings.filter(({ code }) => !accepted.has(code));
  if (open.length > 0)
    throw new Problem(409, `Подтвердите: ${open.map(({ message }) => message).join('; ')}`);
  const confirmed = await request.db.transaction(async (tx) => {
    // waits for an undo that is under way
    await requireCompany(request, list.company_id, { db: tx, lock: 'no key update' });
    if (await isBusy(tx, list.company_id)) throw new Problem(409, BUSY);
    if (!(await moveList(tx, list.id, ['preview'], 'running')))
      throw new Problem(409, 'Эта загрузка не ждёт подтверждения');
    await request.jobs.add(tx, 'apply-price-list', { id: list.id });
    return leftBy(tx, list.company_id, list.id);
  });
  return confirmed;
};

export const cancelImport: Handler<'cancelImport'> = async (request) => {
  const list = await requireList(request);
  if (!(await moveList(request.db, list.id, ['reading', 'preview', 'running'], 'cancelled')))
    throw new Problem(409, 'Загрузка уже закончилась');
  return answer(request);
};

export const undoImport: Handler<'undoImport'> = async (request) => {
  const list = await requireList(request);
  const isDone = list.can_undo && (await undoList(request.db, list.id, list.company_id));
  if (!isDone) throw new Problem(409, 'Вернуть можно только последнюю загрузку');
  return answer(request);
};

export const listImportChanges: Handler<'listImportChanges'> = async (request) => {
  const list = await requireList(request);
  const { kind, order_by } = request.query;
  const paging = pagingOf(request.query, undefined);
  const wanted = { kind, sort: order_by, ...windowOf(paging) };
  const { rows, total } =
    list.status === 'preview' || list.status === 'running'
      ? await selectPreview(request.db, list, wanted)
      : await selectChanges(request.db, list.id, wanted);
  return paged(rows, total, paging, pathOf(request, 'changes'));
};

export const listRejectedRows: Handler<'listRejectedRows'> = async (request, reply) => {
  const list = await requireList(request);
  if (request.query.format === 'csv') {
    const { rows } = await selectRejects(request.db, list.id, { limit: null, offset: 0 });
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="rejected.csv"');
    return rejectsCsv(rows) as never;
  }
  const paging = pagingOf(request.query, undefined);
  const { rows, total } = await selectRejects(request.db, list.id, windowOf(paging));
  return paged(rows, total, paging, pathOf(request, 'rejected'));
};

/** Returns the problem of a corrected row that still can't be sold, on the field that it is about. */
const stillWrong = ({ field, reason }: Rejection, fields: readonly string[]) =>
  invalid({ [`values.${field ?? fields[0]}`]: [reason] });

export const fixRejectedRow: Handler<'fixRejectedRow'> = async (request) => {
  const list = await requireList(request);
  const { db, params, body } = request;
  const at = { row: params.row, sheet: body.sheet };
  const [reject, another] = await selectRejectsAt(db, list.id, at);
  if (!reject) throw new Problem(404);
  if (another) throw invalid({ sheet: ['Укажите лист: такая строка не одна'] });
  const dictionary = createDictionary(await selectKnownNames(db));
  const parsed = parseRow(correctRow(reject.values, body.values), dictionary);
  if (isRejection(parsed)) throw stillWrong(parsed, Object.keys(body.values));
  try {
    const filters = filtersOf(parsed.facts, await selectWords(db));
    await insertFixed(db, list, reject, { parsed, filters });
  } catch (error) {
    throw error instanceof MergeProblem ? new Problem(409, error.message) : error;
  }
  if (list.status === 'preview') await buildPreview(db, list, list.attempt);
  const { position: _, values: __, ...row } = reject;
  return { ...row, fixed: true };
};
