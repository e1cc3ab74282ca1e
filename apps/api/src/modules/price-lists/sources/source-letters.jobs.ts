import type { Config } from '../../../config/config.ts';
import type { Db } from '../../../db/db.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { tokensIn } from '../../../mailbox/mail-address.ts';
import { type Heading, mailboxName, withMailbox } from '../../../mailbox/mailbox.ts';
import * as letters from './source-letters.sql.ts';
import { insertFetch } from './sources.sql.ts';

export interface MailContext {
  db: Db;
  jobs: Jobs;
  config: Pick<Config, 'mailInUrl' | 'mailInAddress'>;
}

/** Begins a fetch of a source that has a letter waiting. */
const beginFetch = ({ db, jobs }: MailContext, sourceId: string) =>
  db.transaction(async (tx) => {
    const id = await insertFetch(tx, sourceId, false);
    if (id !== undefined) await jobs.add(tx, 'fetch-source', { id });
  });

/** Saves a letter for the sources that it is sent to, and saves that the mailbox has been read up to it. */
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

/** Saves the letters to sources that have come since the mailbox was last read. Only one process reads at a time. */
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
      // if the mailbox's validity has changed, old numbers mean nothing; known letters are recognised by `message`
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

/**
 * Reads the mailbox, and begins a fetch for each source with letters waiting, also for letters that had to wait before.
 */
export async function beginLetterFetches(context: MailContext, signal: AbortSignal): Promise<void> {
  await readMailbox(context, signal);
  for (const id of await letters.selectWaiting(context.db)) await beginFetch(context, id);
}
