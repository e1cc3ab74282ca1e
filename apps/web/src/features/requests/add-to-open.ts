import { api } from '../../shared/api/api.ts';
import { toast, toastErrorOf } from '../../shared/page/messages.ts';
import {
  addRequestLines,
  createRequest,
  type GoodsRequest,
  type RequestChange,
  type RequestSummary,
  updateRequest,
} from './request-calls.ts';
import { isOpen, nameOf } from './request-words.ts';
import { cacheRequest, refreshRequest } from './requests.atoms.ts';
import { storedOf } from './use-request.ts';

const load = (request_id: string): Promise<GoodsRequest> =>
  api.GET('/requests/{request_id}', { params: { path: { request_id } } });

/** Changes a request as it is now. */
async function changeNow(
  id: string,
  change: (known: GoodsRequest) => Partial<Pick<RequestChange, 'is_closed' | 'lines'>>,
): Promise<void> {
  const known = await load(id);
  const { version, name, is_closed } = known;
  const changed = { version, name, is_closed, lines: storedOf(known), ...change(known) };
  cacheRequest(await updateRequest(id, changed));
  await refreshRequest();
}

/**
 * Puts a line into the open request that was changed last, or makes one of it, and says which; «Вернуть» puts it aside.
 * `company` is whose a new request is; `key` that of the press of the button.
 */
export async function addToOpen(
  text: string,
  {
    requests,
    company,
    key,
  }: { requests: readonly RequestSummary[]; company: string | null; key: string },
): Promise<void> {
  const open = requests.find(isOpen);
  if (!open) {
    const id = await createRequest(text, company, key);
    await refreshRequest();
    const close = () => changeNow(id, () => ({ is_closed: true }));
    toast.info(`Новая заявка: ${text}`, () => toastErrorOf(close()));
    return;
  }
  const before = await load(open.id);
  const after = await addRequestLines(open.id, { version: before.version, text });
  cacheRequest(after);
  await refreshRequest();
  const known = new Set(before.lines.map(({ id }) => id));
  const added = new Set(after.lines.map(({ id }) => id).filter((id) => !known.has(id)));
  const remove = () =>
    changeNow(open.id, (now) => ({ lines: storedOf(now).filter(({ id }) => !added.has(id)) }));
  toast.info(`${nameOf(open)}: добавлено ${text}`, () => toastErrorOf(remove()));
}
