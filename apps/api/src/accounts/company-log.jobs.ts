import type { Db } from '../db/db.ts';
import type { JobData } from '../jobs/job-data.ts';
import { forgetSubscription, selectSubscription } from '../notices/browsers.ts';
import type { Pusher } from '../push/push.ts';
import type { PushKey } from '../push/push-key.ts';
import { selectEntry } from './company-log.ts';
import { answerTo, COMPANY_EVENTS } from './notices/company-events.ts';

/** Runs the job `company-push`: shows an owner an entry of the log in a browser. There is a letter about it too. */
export async function pushEntry(
  { db, pushKey, push }: { db: Db; pushKey: PushKey | undefined; push: Pusher },
  { entry, browser }: JobData['company-push'],
): Promise<void> {
  const to = pushKey && (await selectSubscription(db, browser, pushKey.publicKey));
  const row = await selectEntry(db, entry);
  if (!to || !row) return;
  const notice = {
    title: `${row.company}: ${COMPANY_EVENTS[row.event].toLowerCase()}`,
    body: row.detail,
    path: answerTo(row.event, row.company_id).path,
    tag: `company-log-${entry}`,
  };
  if (!(await push(to, notice))) await forgetSubscription(db, browser);
}
