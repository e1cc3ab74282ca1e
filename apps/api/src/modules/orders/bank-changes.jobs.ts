import { recordEvent } from '../../accounts/company-log.ts';
import type { Db } from '../../db/db.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { PushKey } from '../../push/push-key.ts';
import { applyBankChange, selectDue, selectUnpaid } from './bank-changes.sql.ts';
import { note } from './order-act.handlers.ts';

interface Context {
  db: Db;
  jobs: Jobs;
  pushKey: PushKey | undefined;
}

/** Lets bank details take effect that nobody has refused for a day, and tells buyers whose invoices are unpaid. */
const apply = ({ db, ...cause }: Context, companyId: string) =>
  db.transaction(async (tx) => {
    const detail = await applyBankChange(tx, companyId);
    if (detail === undefined) return;
    await recordEvent(tx, cause, companyId, { event: 'bank-changed', detail });
    for (const { id, status } of await selectUnpaid(tx, companyId))
      await note(tx, cause.jobs, id, null, { kind: 'bank_changed', status });
  });

/** Runs the job `bank-changes`. A company whose change fails does not stop the others. */
export async function applyBankChanges(context: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await selectDue(context.db))
    await apply(context, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Some bank details are not changed.');
}
