import { requireCompany } from '../../../accounts/membership.ts';
import type { Handler } from '../../../contract/contract.ts';
import { attach } from '../../../http/attachment.ts';
import { Problem } from '../../../http/problem.ts';
import { streamTable } from '../../../spreadsheet/spreadsheet-xlsx.ts';
import { selectList } from '../price-lists.sql.ts';
import { readChanges, selectRejectedValues } from './import-report.sql.ts';
import { rejectsTable } from './rejects-table.ts';
import { REPORT_COLUMNS } from './report-table.ts';

/** Returns a file's name without its extension. */
const stem = (name: string) => name.replace(/\.[^.]{1,5}$/, '');

export const exportImportReport: Handler<'exportImportReport'> = async (request, reply) => {
  const { id, import_id } = request.params;
  await requireCompany(request, id);
  const list = await selectList(request.db, id, import_id);
  if (!list) throw new Problem(404);
  if (list.status !== 'done' && list.status !== 'undone')
    throw new Problem(409, 'Отчёт будет, когда прайс-лист загрузится');
  attach(reply, `${stem(list.file_name)} — что изменилось.xlsx`);
  return streamTable('Что изменилось', REPORT_COLUMNS, readChanges(request.db, list.id));
};

export const exportRejectedRows: Handler<'exportRejectedRows'> = async (request, reply) => {
  const { id, import_id } = request.params;
  await requireCompany(request, id);
  const list = await selectList(request.db, id, import_id);
  if (!list) throw new Problem(404);
  const rows = await selectRejectedValues(request.db, list.id);
  attach(reply, `${stem(list.file_name)} — исправить.xlsx`);
  return streamTable('Исправить', rejectsTable(rows), rows);
};
