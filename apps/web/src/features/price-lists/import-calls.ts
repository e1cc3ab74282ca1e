import { api, apiOver } from '../../shared/api/api.ts';
import { sendWithProgress } from '../../shared/api/send-with-progress.ts';
import { saveFile } from '../../shared/save-file.ts';
import {
  type ColumnChoice,
  cacheImport,
  type HeaderChoice,
  type HiddenChoice,
  type Import,
  type ImportId,
  type ImportMode,
  type NamelessChoice,
  type RateChoice,
  type RejectedRow,
  refreshImport,
  refreshRelated,
  type StockChoice,
  type UnreadChoice,
} from './price-lists.atoms.ts';

const paramsOf = ({ companyId, importId }: ImportId) => ({
  path: { id: companyId, import_id: importId },
});
const idOf = (companyId: string, { id }: Import): ImportId => ({ companyId, importId: id });

interface Sending {
  files: readonly File[];
  mode: ImportMode;
  /** Called with the upload progress, 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Uploads a price list. The server reads it, but changes nothing yet. Resolves to its id. */
export async function sendPriceList(companyId: string, sending: Sending): Promise<string> {
  const { files, mode, onProgress, signal } = sending;
  const list = await apiOver((request) => sendWithProgress(request, onProgress)).upload(
    '/companies/{id}/rests/imports',
    { file: files, mode },
    { params: { path: { id: companyId } }, signal },
  );
  cacheImport(idOf(companyId, list), list);
  return list.id;
}

/** Reads the file again with other columns, which are remembered for later files. */
export const rereadImport = (id: ImportId, columns: ColumnChoice[]) => change(id, { columns });

/** Reads a sheet again with another header row, which is remembered too. */
export const moveHeader = (id: ImportId, header: HeaderChoice) => change(id, { headers: [header] });

/** Sets whether an import that waits is the whole stock, or a part of it. */
export const changeMode = (id: ImportId, mode: ImportMode) => change(id, { mode });

/** Corrections of a file. What is absent stays as it was. */
export interface Corrections {
  columns?: ColumnChoice[];
  headers?: HeaderChoice[];
  stock?: StockChoice[];
  names?: NamelessChoice[];
  rates?: RateChoice[];
  unread?: UnreadChoice[];
  hidden?: HiddenChoice[];
  mode?: ImportMode;
}

/** Answers a question that the server must not decide, and reads the file again. */
export const answerQuestion = (id: ImportId, corrections: Corrections) => change(id, corrections);

async function change(id: ImportId, body: Corrections) {
  const params = paramsOf(id);
  cacheImport(
    id,
    await api.PUT('/companies/{id}/rests/imports/{import_id}/columns', { params, body }),
  );
  void refreshRelated();
}

/** Applies an import that the user has checked, and accepts all its warnings. */
export async function confirmImport(id: ImportId, { warnings }: Import) {
  const body = { accepted_warnings: warnings.map(({ code }) => code) };
  const params = paramsOf(id);
  cacheImport(
    id,
    await api.POST('/companies/{id}/rests/imports/{import_id}/confirm', { params, body }),
  );
}

export async function cancelImport(id: ImportId) {
  const params = paramsOf(id);
  cacheImport(id, await api.POST('/companies/{id}/rests/imports/{import_id}/cancel', { params }));
}

/** Restores the stock from before the company's last price list. */
export async function undoImport(id: ImportId) {
  const params = paramsOf(id);
  cacheImport(id, await api.POST('/companies/{id}/rests/imports/{import_id}/undo', { params }));
}

/** Reads a rejected row again with a corrected value. */
export async function fixRow(id: ImportId, { row, sheet, field }: RejectedRow, value: string) {
  await api.PUT('/companies/{id}/rests/imports/{import_id}/rejected/{row}', {
    params: { path: { ...paramsOf(id).path, row } },
    body: { ...(sheet !== null && { sheet }), values: { [field ?? 'name']: value } },
  });
  await refreshImport();
}

/** Downloads a workbook about an import. */
async function saveWorkbook(
  id: ImportId,
  path:
    | '/companies/{id}/rests/imports/{import_id}/report'
    | '/companies/{id}/rests/imports/{import_id}/rejected/export',
) {
  saveFile(await api.download('get', path, { params: paramsOf(id) }), 'prais-list.xlsx');
}

/** Downloads all rejected rows, to be corrected in a spreadsheet and loaded again. */
export const saveRejected = (id: ImportId) =>
  saveWorkbook(id, '/companies/{id}/rests/imports/{import_id}/rejected/export');

/** Downloads everything that an applied import has changed. */
export const saveReport = (id: ImportId) =>
  saveWorkbook(id, '/companies/{id}/rests/imports/{import_id}/report');
