import { toast, toastErrorOf } from '../../shared/page/messages.ts';
import { changeNow } from './change-now.ts';
import type { RequestSummary } from './request-calls.ts';

/** Closes a draft that nobody wants, and offers to open it again. */
export async function dismissDraft({ id }: RequestSummary): Promise<void> {
  await changeNow(id, () => ({ is_closed: true }));
  toast.info('Черновик убран', () => toastErrorOf(changeNow(id, () => ({ is_closed: false }))));
}
