import type { Db } from '../../db/db.ts';
import { firstRow } from '../../db/db-rows.ts';
import type { JobData } from '../../jobs/job-data.ts';
import { forgetSubscription, selectSubscription } from '../../notices/browsers.ts';
import type { Pusher } from '../../push/push.ts';
import type { PushKey } from '../../push/push-key.ts';
import { answerTo, COMPANY_EVENTS, type CompanyEvent } from './company-events.ts';

interface PushedEntry {
  company_id: string;
  company: string;
  event: CompanyEvent;
  detail: string;
}

/** Runs the job `company-push`: shows an owner an entry of the log in a browser. There is a letter about it too. */
export async function pushEntry(
  { db, pushKey, push }: { db: Db; pushKey: PushKey | undefined; push: Pusher },
  { entry, browser }: JobData['company-push'],
): Promise<void> {
  const to = pushKey && (await selectSubscription(db, browser, pushKey.publicKey));
  const row = await firstRow<PushedEntry>(
    db,
    `select l.company_id, c.name company, l.event, l.detail from company_log l join company c on c.id = l.company_id
     where l.id = $1`,
    [entry],
  );
  if (!to || !row) return;
  const notice = {
    title: `${row.company}: ${COMPANY_EVENTS[row.event].toLowerCase()}`,
    body: row.detail,
    path: answerTo(row.event, row.company_id).path,
    tag: `company-log-${entry}`,
  };
  if (!(await push(to, notice))) await forgetSubscription(db, browser);
}
