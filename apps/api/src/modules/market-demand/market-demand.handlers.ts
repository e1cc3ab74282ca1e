import type { MarketDemand, Section } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { requireCompany } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { attach } from '../../http/attachment.ts';
import { SECTION_IDS } from '../../product/describe.ts';
import { CSV_TYPE, streamCsv } from '../../spreadsheet/spreadsheet-csv.ts';
import { streamTable } from '../../spreadsheet/spreadsheet-xlsx.ts';
import { demandColumns, toDemandRow } from './demand-row.ts';
import { isCity, selectDemand, selectFrame } from './market-demand.sql.ts';

type DemandRequest = Pick<FastifyRequest, 'db' | 'account' | 'right'> & {
  params: { id: string };
  query: { section?: Section; city?: string; weeks?: number };
};

/** The file's name. */
const TITLE = 'Спрос';
/** How many sizes are shown at most. */
const MAX_ROWS = 200;

async function demandOf(request: DemandRequest): Promise<MarketDemand> {
  const { db, params, query } = request;
  const { city, weeks = 8 } = query;
  await requireCompany(request, params.id);
  if (city !== undefined && !(await isCity(db, city)))
    throw invalid({ city: ['Такого города нет'] });
  const frame = await selectFrame(db, params.id, weeks);
  const section = query.section ?? frame.sections[0] ?? 'tyres';
  const rows = await selectDemand(db, {
    company: params.id,
    section: SECTION_IDS[section],
    city,
    weeks,
    limit: MAX_ROWS,
  });
  return { section, ...frame, data: rows.map((row) => toDemandRow(section, row, frame.weeks)) };
}

export const getMarketDemand: Handler<'getMarketDemand'> = (request) => demandOf(request);

export const exportMarketDemand: Handler<'exportMarketDemand'> = async (request, reply) => {
  const { weeks, data } = await demandOf(request);
  const columns = demandColumns(weeks);
  const isCsv = request.query.format === 'csv';
  attach(reply, `${TITLE}.${isCsv ? 'csv' : 'xlsx'}`, isCsv ? CSV_TYPE : undefined);
  return isCsv ? streamCsv(columns, data) : streamTable(TITLE, columns, data);
};
