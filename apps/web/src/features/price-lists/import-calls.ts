import { api, apiOver } from '../../shared/api/api.ts';
import { sendWithProgress } from '../../shared/api/send-with-progress.ts';
import { saveFile } from '../../shared/save-file.ts';
import {
  type ColumnChoice,
  type HeaderChoice,
  type Import,
  type ImportId,
  type ImportMode,
  keepImport,
  type RateChoice,
  type RejectedRow,
  refreshAround,
  refreshImport,
  type StockChoice,
} from './atoms.ts';

const paramsOf = ({ companyId, importId }: ImportId) => ({
  path: { id: companyId, import_id: importId },
});
const idOf = (companyId: string, { id }: Import): ImportId => ({ companyId, importId: id });

interface Sending {
  files: readonly File[];
  mode: ImportMode;
  /** Told how much of the files has gone, 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Sends a price list; it is read on the server and changes nothing yet. Resolves to its id. */
export async function sendPriceList(companyId: string, sending: Sending): Promise<string> {
  const { files, mode, onProgress, signal } = sending;
  const list = await apiOver((request) => sendWithProgress(request, onProgress)).upload(
    '/companies/{id}/rests/imports',
    { file: files, mode },
    { params: { path: { id: companyId } }, signal },
  );
  keepImport(idOf(companyId, list), list);
  return list.id;
}

/** Has the file read again with other columns, which are remembered for the files to come. */
export const rereadImport = (id: ImportId, columns: ColumnChoice[]) => change(id, { columns });

/** Has a sheet read again under another row of titles, which is remembered too. */
export const moveHeader = (id: ImportId, header: HeaderChoice) => change(id, { headers: [header] });

/** Takes a price list that waits for the whole stock, or for a part of it. */
export const changeMode = (id: ImportId, mode: ImportMode) => change(id, { mode });

/** What is put right in a file; what is not named stays as it was. */
export interface Corrections {
  columns?: ColumnChoice[];
  headers?: HeaderChoice[];
  stock?: StockChoice[];
  rates?: RateChoice[];
  mode?: ImportMode;
}

/** Answers what no machine may decide, and has the file read again by it. */
export const answerQuestion = (id: ImportId, corrections: Corrections) => change(id, corrections);

async function change(id: ImportId, body: Corrections) {
  const params = paramsOf(id);
  keepImport(
    id,
    await api.PUT('/companies/{id}/rests/imports/{import_id}/columns', { params, body }),
  );
  void refreshAround(id);
}

/** Applies a price list that has been looked at, with all that looked suspicious in it. */
export async function confirmImport(id: ImportId, { warnings }: Import) {
  const body = { accepted_warnings: warnings.map(({ code }) => code) };
  const params = paramsOf(id);
  keepImport(
    id,
    await api.POST('/companies/{id}/rests/imports/{import_id}/confirm', { params, body }),
  );
}

export async function cancelImport(id: ImportId) {
  const params = paramsOf(id);
  keepImport(id, await api.POST('/companies/{id}/rests/imports/{import_id}/cancel', { params }));
}

/** Brings the stock back as it was before the company's last price list. */
export async function undoImport(id: ImportId) {
  const params = paramsOf(id);
  keepImport(id, await api.POST('/companies/{id}/rests/imports/{import_id}/undo', { params }));
}

/** Reads a rejected row again with another value in the place of the wrong one. */
export async function fixRow(id: ImportId, { row, sheet, field }: RejectedRow, value: string) {
  await api.PUT('/companies/{id}/rests/imports/{import_id}/rejected/{row}', {
    params: { path: { ...paramsOf(id).path, row } },
    body: { ...(sheet !== null && { sheet }), values: { [field ?? 'name']: value } },
  });
  await refreshImport(id);
}

/** Fetches a workbook about a price list and hands it to the browser. */
async function saveWorkbook(
  id: ImportId,
  path:
    | '/companies/{id}/rests/imports/{import_id}/report'
    | '/companies/{id}/rests/imports/{import_id}/rejected/export',
) {
  const { blob, fileName } = await api.download('get', path, { params: paramsOf(id) });
  saveFile(blob, fileName ?? 'prais-list.xlsx');
}

/** All rejected rows, to be mended in a spreadsheet and loaded again. */
export const saveRejected = (id: ImportId) =>
  saveWorkbook(id, '/companies/{id}/rests/imports/{import_id}/rejected/export');

/** All that an applied price list has changed. */
export const saveReport = (id: ImportId) =>
  saveWorkbook(id, '/companies/{id}/rests/imports/{import_id}/report');
