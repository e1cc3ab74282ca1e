import { buffer } from 'node:stream/consumers';
import type { OrderBy, Product, Section } from '@org/api-client/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { attach } from '../../http/attachment.ts';
import { networkOf } from '../../http/client-address.ts';
import { CSV_TYPE, streamCsv } from '../../spreadsheet/spreadsheet-csv.ts';
import { streamTable } from '../../spreadsheet/spreadsheet-xlsx.ts';
import { accountOf } from './catalog-shared.handlers.ts';
import { exportColumns, TITLES } from './export-table.ts';
import type { Conditions } from './filter/filter-conditions.ts';
import type { Reference } from './filter/reference.ts';
import type { SearchBody } from './filter/search-filter.ts';
import { SECTIONS } from './filter/sections.ts';
import { settleList } from './find/settle-list.ts';
import { toProduct } from './product/product.ts';
import { selectCards } from './sql/catalog.sql.ts';

type ExportRequest = Pick<FastifyRequest, 'reader' | 'account' | 'isUnknown' | 'limiter' | 'ip'> & {
  body: SearchBody & { order_by?: OrderBy };
  query: { format?: 'xlsx' | 'csv' };
};

/** The most rows that a spreadsheet opens without delay. */
const MAX_ROWS = 100_000;
/** Products that are read at a time. */
const BATCH = 1000;

/** A list whose products and order are fixed, to be read in batches. */
interface ExportList {
  db: FastifyRequest['db'];
  conditions: Conditions;
  reference: Reference;
  ids: readonly number[];
}

async function readPiece({ db, conditions, reference, ids }: ExportList, at: number) {
  const rows = await selectCards(db, conditions, ids.slice(at, at + BATCH));
  return rows.map((row) => toProduct(row, reference, conditions.landed?.destination));
}

async function* readAll(listed: ExportList, first: readonly Product[]): AsyncGenerator<Product> {
  yield* first;
  for (let at = BATCH; at < listed.ids.length; at += BATCH) yield* await readPiece(listed, at);
}

async function settle(code: Section, request: ExportRequest): Promise<ExportList> {
  const { body } = request;
  const db = await request.reader();
  const accountId = accountOf(request, body.favorite);
  const listed = await settleList(db, code, body, { accountId, most: MAX_ROWS + 1 });
  if (listed.ids.length > MAX_ROWS)
    throw invalid({ '': ['В файл помещается 100 000 строк. Сузьте список фильтрами'] });
  return { db, ...listed };
}

/** Sends a list as a file. Short ones are sent whole; for longer ones the length is estimated from the first rows. */
async function exportList(code: Section, request: ExportRequest, reply: FastifyReply) {
  await request.limiter.take('exportByNetwork', networkOf(request.ip));
  const listed = await settle(code, request);
  const { ids, reference } = listed;
  const columns = exportColumns(SECTIONS[code], reference, request.body.to);
  const isCsv = request.query.format === 'csv';
  const write = (rows: Iterable<Product> | AsyncIterable<Product>) =>
    isCsv ? streamCsv(columns, rows) : streamTable(TITLES[code], columns, rows);

  const first = await readPiece(listed, 0);
  const beginning = await buffer(write(first));
  attach(reply, `${TITLES[code]}.${isCsv ? 'csv' : 'xlsx'}`, isCsv ? CSV_TYPE : undefined);
  if (ids.length <= BATCH) return beginning;
  reply.header('x-estimated-length', Math.round((beginning.length * ids.length) / first.length));
  return write(readAll(listed, first));
}

export const exportTyres: Handler<'exportTyres'> = (request, reply) =>
  exportList('tyres', request, reply);
export const exportDisks: Handler<'exportDisks'> = (request, reply) =>
  exportList('disks', request, reply);
export const exportTruckTyres: Handler<'exportTruckTyres'> = (request, reply) =>
  exportList('truck_tyres', request, reply);
export const exportTruckDisks: Handler<'exportTruckDisks'> = (request, reply) =>
  exportList('truck_disks', request, reply);
export const exportSpecialTyres: Handler<'exportSpecialTyres'> = (request, reply) =>
  exportList('special_tyres', request, reply);
export const exportMotoTyres: Handler<'exportMotoTyres'> = (request, reply) =>
  exportList('moto_tyres', request, reply);
export const exportQuadroTyres: Handler<'exportQuadroTyres'> = (request, reply) =>
  exportList('quadro_tyres', request, reply);
