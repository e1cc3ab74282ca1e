import type { Config } from '../../../../config.ts';
import type { Db } from '../../../../db/db.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import { tokensIn } from '../../../../mailbox/mail-address.ts';
import { type Heading, mailboxName, withMailbox } from '../../../../mailbox/mailbox.ts';
import { insertFetch } from '../queries.ts';
import * as letters from './queries.ts';

export interface MailContext {
  db: Db;
  jobs: Jobs;
  config: Pick<Config, 'mailInUrl' | 'mailInAddress'>;
}

/** Has a source looked at whose letter waits. */
const beginFetch = ({ db, jobs }: MailContext, sourceId: string) =>
  db.transaction(async (tx) => {
    const id = await insertFetch(tx, sourceId, false);
    if (id !== undefined) await jobs.add(tx, 'fetch-source', { id });
  });

/** Notes one letter for the sources that it is sent to, and that it has been noted. */
const note = (
  { db }: MailContext,
  place: { name: string; pattern: string; validity: number },
  { uid, message, recipients }: Heading,
) =>
  db.transaction(async (tx) => {
    const { name, pattern, validity } = place;
    for (const token of tokensIn(pattern, recipients)) {
      await letters.insertLetter(tx, { token, message, validity, uid });
    }
    await letters.saveMailbox(tx, name, { validity, last_uid: uid });
  });

/** Notes the letters to sources that have come since the mailbox was last read. One reader at a time. */
export async function readMailbox(context: MailContext, signal: AbortSignal): Promise<void> {
  const { db, config } = context;
  const { mailInUrl, mailInAddress: pattern } = config;
  if (!mailInUrl || !pattern) return;
  const name = mailboxName(mailInUrl);
  const position = await letters.leaseMailbox(db, name);
  if (!position) return;
  try {
    await withMailbox(mailInUrl, async (mailbox) => {
      const { validity } = mailbox;
      // numbers of another life of the mailbox say nothing: letters that are known are known by their names
      const after = position.validity === validity ? position.last_uid : 0;
      for await (const heading of mailbox.headings(after)) {
        signal.throwIfAborted();
        await note(context, { name, pattern, validity }, heading);
      }
    });
  } finally {
    await letters.freeMailbox(db, name);
  }
}

/** Reads the mailbox, and begins to look at what has come for each source, also at what had to wait before. */
export async function beginLetterFetches(context: MailContext, signal: AbortSignal): Promise<void> {
  await readMailbox(context, signal);
  for (const id of await letters.selectWaiting(context.db)) await beginFetch(context, id);
  context.jobs.wake('fetch-source');
}
