import { buffer } from 'node:stream/consumers';
import type { Rest, RestBody } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { requireCompany } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { landedTo } from '../../delivery/landed-to.ts';
import { attach } from '../../http/attachment.ts';
import { paged, pagingOf, windowOf } from '../../http/paging.ts';
import { Problem } from '../../http/problem.ts';
import { createOwnProduct } from '../../merging/own-product.ts';
import { sourceKeyOf } from '../../product/source-key.ts';
import { CSV_TYPE, streamCsv } from '../../spreadsheet/spreadsheet-csv.ts';
import { type Column, streamTable } from '../../spreadsheet/spreadsheet-xlsx.ts';
import type { OfferMatch } from './mismatch.sql.ts';
import * as mismatch from './mismatch.sql.ts';
import { type Origin, readOrigin } from './origin.ts';
import { toRest } from './rest.ts';
import * as queries from './rests.sql.ts';
import { conditionsOf } from './rests-conditions.ts';
import * as removalQueries from './rests-removal.sql.ts';

const NO_VAT = 'Без НДС';

/** The columns of stock as a price list, in words that an import can read back. */
const COLUMNS: readonly Column<Rest>[] = [
  { header: 'Бренд', width: 16, value: ({ product }) => product.brand },
  { header: 'Модель', width: 26, value: ({ product }) => product.model },
  { header: 'Наименование', width: 52, value: ({ product }) => product.title },
  {
    header: 'Артикул',
    width: 16,
    value: ({ source_article, product }) => source_article ?? product.article,
  },
  { header: 'Склад', width: 26, value: ({ warehouse }) => warehouse.name },
  { header: 'Город', width: 18, value: ({ warehouse }) => warehouse.city },
  { header: 'Цена опт', width: 12, format: 'money', value: ({ bulk_price }) => bulk_price },
  {
    header: 'НДС, %',
    width: 9,
    format: 'number',
    value: ({ vat_rate }) => vat_rate ?? NO_VAT,
  },
  {
    header: 'Остаток',
    width: 10,
    format: 'number',
    value: ({ quantity, quantity_is_minimum }) => (quantity_is_minimum ? `>${quantity}` : quantity),
  },
  { header: 'Мин. заказ', width: 11, format: 'number', value: ({ min_order }) => min_order },
  { header: 'Кратность', width: 11, format: 'number', value: ({ multiple }) => multiple },
  { header: 'Год выпуска', width: 12, format: 'number', value: ({ dot_year }) => dot_year },
  { header: 'Страна', width: 16, value: ({ country }) => country },
  { header: 'Номер ГТД', width: 28, value: ({ customs_declaration }) => customs_declaration },
];

/** The file's name. */
const TITLE = 'Остатки';

type Db = FastifyRequest['db'];

/** How long rows that were taken off sale can be restored. */
const UNDO_MINUTES = 15;
/** Rows that an export reads at a time. */
const BATCH = 1000;

async function restOf(db: Db, companyId: string, id: string): Promise<Rest> {
  const [row] = await queries.selectRestsById(db, companyId, [id]);
  if (!row) throw new Problem(404);
  return toRest(row);
}

export const listRests: Handler<'listRests'> = async (request) => {
  const { db, params, query, body, config, url } = request;
  await requireCompany(request, params.id);
  const paging = pagingOf(query, body);
  const landed = body.to === undefined ? undefined : await landedTo(db, body.to);
  if (!landed && (body.place || body.order_by === 'gap__desc'))
    throw invalid({ to: ['Укажите, в какой город везти'] });
  const list = { company: params.id, conditions: conditionsOf(params.id, body), body, landed };
  const rows = await queries.selectRests(db, list, windowOf(paging));
  const total = rows[0]?.total ?? (await queries.countRests(db, list));
  const path = config.publicUrl + url.split('?')[0];
  return paged(rows.map(toRest), total, paging, path);
};

/** The origin of a row once a body has changed it; nothing if the body is about other fields. */
function originOf(body: RestBody, kept: Origin): Origin | undefined {
  const { country, customs_declaration } = body;
  if (country === undefined && customs_declaration === undefined) return undefined;
  const origin = readOrigin({
    country: country === undefined ? kept.country : country,
    customs_declaration:
      customs_declaration === undefined ? kept.customs_declaration : customs_declaration,
  });
  if ('problem' in origin) throw invalid({ [origin.field]: [origin.problem] });
  return origin;
}

export const updateRest: Handler<'updateRest'> = async (request) => {
  const { db, params, body } = request;
  await requireCompany(request, params.id);
  await db.transaction(async (tx) => {
    const kept = await queries.lockOrigin(tx, params.id, params.rest_id);
    if (!kept) throw new Problem(404);
    await queries.updateRest(tx, params.id, params.rest_id, { ...body, ...originOf(body, kept) });
  });
  return restOf(db, params.id, params.rest_id);
};

export const deleteRest: Handler<'deleteRest'> = async (request) => {
  const { db, params } = request;
  await requireCompany(request, params.id);
  if (!(await queries.deleteRest(db, params.id, params.rest_id))) throw new Problem(404);
};

export const deleteRests: Handler<'deleteRests'> = async (request) => {
  const { db, params, body } = request;
  await requireCompany(request, params.id);
  const undoId = uuidv7();
  const { deleted, until } = await removalQueries.removeRests(db, params.id, body.ids, {
    undoId,
    minutes: UNDO_MINUTES,
  });
  return { deleted, undo_id: undoId, undo_until: until.toISOString() };
};

export const restoreRests: Handler<'restoreRests'> = async (request) => {
  const { params, body } = request;
  await requireCompany(request, params.id);
  const restored = await request.db.transaction((db) =>
    removalQueries.restoreRests(db, params.id, body.undo_id),
  );
  if (restored === undefined) throw new Problem(404, 'Вернуть уже нельзя: прошло больше 15 минут');
  return { restored };
};

/** Reads a batch of the rows of a list, from the position `at` on. */
async function readPiece(db: Db, companyId: string, ids: readonly string[], at: number) {
  const rows = await queries.selectRestsById(db, companyId, ids.slice(at, at + BATCH));
  return rows.map(toRest);
}

async function* readAll(db: Db, companyId: string, ids: readonly string[], first: Rest[]) {
  yield* first;
  for (let at = BATCH; at < ids.length; at += BATCH) yield* await readPiece(db, companyId, ids, at);
}

export const exportRests: Handler<'exportRests'> = async (request, reply) => {
  const { db, params, query } = request;
  await requireCompany(request, params.id);
  const ids = await queries.selectRestIds(db, params.id);
  const isCsv = query.format === 'csv';
  const write = (rows: Iterable<Rest> | AsyncIterable<Rest>) =>
    isCsv ? streamCsv(COLUMNS, rows) : streamTable(TITLE, COLUMNS, rows);
  attach(reply, `${TITLE}.${isCsv ? 'csv' : 'xlsx'}`, isCsv ? CSV_TYPE : undefined);
  const first = await readPiece(db, params.id, ids, 0);
  const beginning = await buffer(write(first));
  if (ids.length <= BATCH) return beginning;
  // estimated from the length of the beginning
  reply.header('x-estimated-length', Math.round((beginning.length * ids.length) / BATCH));
  return write(readAll(db, params.id, ids, first));
};

/** The product that the user names for a row, or else a product of the row's own. */
async function rightProduct(
  tx: Db,
  from: OfferMatch,
  { companyId, source, named }: { companyId: string; source: string | null; named: string | null },
): Promise<number> {
  if (named !== null) {
    const id = await mismatch.selectProductId(tx, named);
    if (id === undefined) throw invalid({ product_id: ['Такого товара нет'] });
    if (id === from.product_id) throw invalid({ product_id: ['Строка и так у этого товара'] });
    return id;
  }
  const key = source && mismatch.ownKey(companyId, source);
  if (key && (await mismatch.hasKey(tx, from.product_id, key)))
    throw new Problem(409, 'Это и так отдельный товар');
  const wrong = { id: from.product_id, section: from.section };
  const id = await createOwnProduct(tx, wrong, from.source_name);
  await mismatch.insertOwnKey(tx, key || `own ${id}`, id);
  return id;
}

export const reportMismatch: Handler<'reportMismatch'> = async (request) => {
  const { db, params, body } = request;
  const companyId = params.id;
  await requireCompany(request, companyId);
  const id = body.rest_id;
  await db.transaction(async (tx) => {
    const from = await mismatch.lockMatched(tx, companyId, id);
    if (!from) throw new Problem(404);
    const source =
      from.source_name === null ? null : sourceKeyOf(from.source_article, from.source_name);
    const to = await rightProduct(tx, from, { companyId, source, named: body.product_id });
    const warehouse = await mismatch.selectConflictingWarehouse(tx, { companyId, id, from, to });
    if (warehouse)
      throw new Problem(409, `Этот товар у вас уже есть на складе «${warehouse}»: уберите лишний`);
    await mismatch.moveOffers(tx, { companyId, id, from, to, evidence: 'Указано вручную' });
    if (source) await mismatch.keepMatch(tx, { companyId, source, productId: to });
  });
  return restOf(db, companyId, id);
};
