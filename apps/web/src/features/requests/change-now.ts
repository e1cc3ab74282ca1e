import {
  type GoodsRequest,
  loadRequest,
  type RequestChange,
  updateRequest,
} from './request-calls.ts';
import { cacheRequest, refreshRequest } from './requests.atoms.ts';
import { storedOf } from './use-request.ts';

/** Changes a request as it is now. */
export async function changeNow(
  id: string,
  change: (known: GoodsRequest) => Partial<Pick<RequestChange, 'is_closed' | 'lines' | 'removed'>>,
): Promise<void> {
  const known = await loadRequest(id);
  const { version, name, is_closed } = known;
  const changed = { version, name, is_closed, lines: storedOf(known), ...change(known) };
  cacheRequest(await updateRequest(id, changed));
  await refreshRequest();
}
