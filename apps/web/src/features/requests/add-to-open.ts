import { toast, toastErrorOf } from '../../shared/page/messages.ts';
import { changeNow } from './change-now.ts';
import {
  addRequestLines,
  createRequest,
  loadRequest,
  type RequestSummary,
} from './request-calls.ts';
import { isOpen, nameOf } from './request-words.ts';
import { cacheRequest, refreshRequest } from './requests.atoms.ts';
import { storedOf } from './use-request.ts';

/**
 * Puts a line into the open request, no draft, that was changed last, or makes one of it, and says which; «Вернуть» takes it away.
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
  const open = requests.find((one) => isOpen(one) && one.draft_reason === null);
  if (!open) {
    const id = await createRequest(text, company, key);
    await refreshRequest();
    const close = () => changeNow(id, () => ({ is_closed: true }));
    toast.info(`Новая заявка: ${text}`, () => toastErrorOf(close()));
    return;
  }
  const before = await loadRequest(open.id);
  const after = await addRequestLines(open.id, { version: before.version, text }, key);
  cacheRequest(after);
  await refreshRequest();
  const known = new Set(before.lines.map(({ id }) => id));
  const added = new Set(after.lines.map(({ id }) => id).filter((id) => !known.has(id)));
  const remove = () =>
    changeNow(open.id, (now) => ({
      lines: storedOf(now).filter(({ id }) => !added.has(id)),
      removed: [...added],
    }));
  toast.info(`${nameOf(open)}: добавлено ${text}`, () => toastErrorOf(remove()));
}
