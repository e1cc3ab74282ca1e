import type { Repeat } from '@org/api-client/schema';
import { requireAccount } from '../../../../accounts/auth.ts';
import type { Handler } from '../../../../contract/contract.ts';
import { invalid } from '../../../../contract/refusal.ts';
import { lockRequest } from '../../../../requests/requests.ts';
import { moscowDay } from '../../../../trade/moscow.ts';
import { selectBoughtSizes } from '../../trade-figures.sql.ts';
import { useReason, usesOf } from './repeat.ts';
import {
  deleteRepeat,
  hasLines,
  type RepeatRow,
  selectRepeats,
  storeRepeat,
} from './request-repeats.sql.ts';

type Db = Parameters<typeof selectRepeats>[0];

const laterOf = (one: string, other: string) => (one > other ? one : other);

/** When the next draft of a request comes, and why. */
async function toRepeat(db: Db, row: RepeatRow): Promise<Repeat> {
  const { id, number, name, account_id, every_days, next_on, lines } = row;
  const request = { id, number, name };
  if (every_days !== null) return { request, every_days, next_on, reason: null };
  const uses = usesOf(lines, await selectBoughtSizes(db, account_id, null));
  const [first] = uses;
  return {
    ...{ request, every_days },
    next_on: first ? laterOf(first.due_on, laterOf(next_on, moscowDay())) : null,
    reason: useReason(uses.slice(0, 1)) ?? null,
  };
}

async function readRepeats(db: Db, accountId: string): Promise<{ data: Repeat[] }> {
  const data: Repeat[] = [];
  for (const row of await selectRepeats(db, accountId)) data.push(await toRepeat(db, row));
  return { data };
}

export const listRepeats: Handler<'listRepeats'> = (request) =>
  readRepeats(request.db, requireAccount(request).id);

export const setRepeat: Handler<'setRepeat'> = async (request) => {
  const { id: accountId } = requireAccount(request);
  const { repeat } = request.body;
  return request.db.transaction(async (tx) => {
    const head = await lockRequest(request, tx, request.params.request_id);
    if (repeat === null) await deleteRepeat(tx, head.id);
    else {
      if (!(await hasLines(tx, head.id)))
        throw invalid({ repeat: ['В заявке нет товаров: повторять нечего'] });
      await storeRepeat(tx, head.id, accountId, repeat.every_days);
    }
    return readRepeats(tx, accountId);
  });
};
