import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../../db/db.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { PostponedError } from '../../../jobs/postponed.ts';
import { BOUNDS, NotFetched } from '../../../outgoing/download.ts';
import { fetchFile } from '../../../outgoing/fetch-file.ts';
import { RefusedAddressError } from '../../../outgoing/outgoing-address.ts';
import { type LetterText, writeLetter } from '../../../post/post-letter.ts';
import type { Post } from '../../../post/post-message.ts';
import { Unreadable } from '../../../secrets/vault.ts';
import { longMoment } from '../../../trade/moscow.ts';
import { holdCompany, isBusy, moveList } from '../price-lists.sql.ts';
import { BUSY, endUnchanged, queueForReading, type SourceContext } from './source-fetches.jobs.ts';
import * as fetches from './source-fetches.sql.ts';
import { fetchLetter } from './source-letter-fetch.jobs.ts';
import type { SourceTrouble } from './source-outcome.sql.ts';
import * as outcome from './source-outcome.sql.ts';
import { MANY_FAILURES } from './source-wire.ts';
import { insertFetch } from './sources.sql.ts';

/** Returns the letter to a company about a source that brings nothing that can be sold. */
function sourceLetter(trouble: SourceTrouble, publicUrl: string): LetterText {
  const { name, company, company_id, confirmed_at, message, list_id } = trouble;
  const isStopped = trouble.told === 'stopped';
  const subject = isStopped
    ? `Прайс-лист «${name}» не применён`
    : `Источник «${name}» не приносит прайс-лист`;
  const page = `${publicUrl}/companies/${company_id}/rests`;
  return {
    subject,
    heading: subject,
    paragraphs: [
      `Компания: ${company}.`,
      ...(message ? [`${message}${/[.!?]$/.test(message) ? '' : '.'}`] : []),
      confirmed_at
        ? `В продаже прежний прайс-лист, от ${longMoment(confirmed_at)} по Москве. Покупатели видят, сколько ему дней.`
        : 'В продаже всё, как было.',
    ],
    action:
      isStopped && list_id
        ? { label: 'Проверить строки', href: `${page}/imports/${list_id}` }
        : { label: 'Открыть источники', href: `${page}/sources` },
    note: isStopped
      ? 'Если придёт новый файл и с ним всё в порядке, он применится сам.'
      : 'Мы пробуем дальше по расписанию и напишем снова, только если беда повторится.',
  };
}

/** Begins the fetches that are due. Decision 111. */
export async function beginDueFetches({ db, jobs }: Pick<SourceContext, 'db' | 'jobs'>) {
  await fetches.endLost(db);
  const takeOne = () =>
    db.transaction(async (tx) => {
      const sourceId = await fetches.takeDue(tx);
      if (sourceId === undefined) return false;
      const id = await insertFetch(tx, sourceId, false);
      if (id !== undefined) await jobs.add(tx, 'fetch-source', { id });
      return true;
    });
  while (await takeOne());
}

async function queueSourceLetters(
  tx: Db,
  jobs: Jobs,
  sourceId: string,
  trouble: 'stopped' | 'failing',
) {
  const recipients = await outcome.claimRecipients(tx, sourceId, trouble);
  const letters = recipients.map((to) => ({ data: { source: sourceId, to } }));
  await jobs.addAll(tx, 'source-letter', letters);
}

/** Ends a fetch that failed. After many failures, people are told. */
const failFetch = ({ db, jobs }: SourceContext, task: fetches.FetchTask, reason: string) =>
  db.transaction(async (tx) => {
    await fetches.endFetch(tx, task.id, 'failed', reason);
    if ((await fetches.noteFailure(tx, task.source_id)) >= MANY_FAILURES)
      await queueSourceLetters(tx, jobs, task.source_id, 'failing');
  });

/** True if a file must be read even if it is the same: a person asks for it, and the last list was not put on sale. */
const isWantedAgain = ({ is_manual, last_status }: fetches.FetchTask) =>
  is_manual && last_status !== null && last_status !== 'done' && last_status !== 'preview';

/** Returns the secret for the source's server. */
function secretOf({ vault }: SourceContext, { sealed, secret, source_id }: fetches.FetchTask) {
  return sealed ? vault.open(sealed, `source:${source_id}`).toString() : secret;
}

/** Returns why a fetch has failed; undefined if that is our own fault. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof Unreadable)
    return 'Сохранённый пароль не прочитать: ключ шифрования сменился. Укажите пароль заново';
  return error instanceof NotFetched || error instanceof RefusedAddressError
    ? error.message
    : undefined;
}

const NOBODY =
  'У того, на кого записан источник, больше нет на это прав в компании. Откройте «Сотрудники» и возьмите источник на себя';

async function fetchFrom(context: SourceContext, task: fetches.FetchTask, signal: AbortSignal) {
  const { db } = context;
  if (!task.is_acting) {
    await fetches.endFetch(db, task.id, 'failed', NOBODY);
    return;
  }
  if (await isBusy(db, task.company_id)) throw new PostponedError(BUSY);
  if (await fetches.isBeingDecided(db, task.source_id)) {
    await fetches.endFetch(db, task.id, 'postponed', 'Прошлый прайс-лист ждёт вашего решения');
    return;
  }
  if (task.kind === 'mail') await fetchLetter(context, task, signal);
  else await fetchFromAddress(context, task, signal);
}

async function fetchFromAddress(
  context: SourceContext,
  task: fetches.FetchTask,
  signal: AbortSignal,
) {
  const { db, config, bounds = BOUNDS } = context;
  const isAny = isWantedAgain(task);
  const directory = await mkdtemp(join(tmpdir(), 'source-'));
  const path = join(directory, 'file');
  try {
    const fetched = await fetchFile({
      url: task.url ?? '',
      login: task.login,
      secret: secretOf(context, task),
      headerName: task.header_name,
      etag: isAny ? null : task.etag,
      modified: isAny ? null : task.modified,
      hostKey: task.host_key,
      path,
      allowPrivate: config.hasPrivateTargets,
      bounds,
      signal,
    });
    if (fetched?.hostKey) await fetches.pinHostKey(db, task.source_id, fetched.hostKey);
    if (!fetched || (!isAny && task.file_hash?.equals(fetched.hash)))
      await endUnchanged(context, task, fetched);
    else await queueForReading(context, task, fetched, [path]);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    await failFetch(context, task, reason);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Fetches from a source, and queues what is new for reading. */
export async function fetchSource(
  context: SourceContext,
  { id }: { id: string },
  signal: AbortSignal,
): Promise<void> {
  const task = await fetches.beginFetch(context.db, id);
  if (task) await fetchFrom(context, task, signal);
}

/** Returns why a list of a source can't be put on sale without a person; undefined if it can. */
function reasonToStop({ is_acting, questions, warnings }: outcome.SourceList) {
  const question = questions.find(({ kind }) => kind !== 'currency');
  const reasons = [
    is_acting ? undefined : NOBODY,
    question?.message,
    ...warnings.map(({ message }) => message),
  ];
  return reasons.filter((reason) => reason !== undefined).join('. ') || undefined;
}

/** Queues a list that needs no person for its merge. */
const applyByItself = (db: Db, jobs: Jobs, { id, company_id }: outcome.SourceList) =>
  db.transaction(async (tx) => {
    await holdCompany(tx, company_id);
    if (await isBusy(tx, company_id)) throw new PostponedError(BUSY);
    if (await moveList(tx, id, ['preview'], 'running'))
      await jobs.add(tx, 'apply-price-list', { id });
  });

/**
 * Continues with a list from a source, once it is read or has failed: puts it on sale if there are no questions or
 * warnings, else leaves the list and the stock as they are and tells people. Ignores other lists. Running it twice does
 * the same as once.
 */
export async function continueSourceList(
  { db, jobs }: Pick<SourceContext, 'db' | 'jobs'>,
  { id }: { id: string },
): Promise<void> {
  const list = await outcome.selectSourceList(db, id);
  if (!list) return;
  if (list.status === 'failed')
    return db.transaction((tx) => queueSourceLetters(tx, jobs, list.source_id, 'failing'));
  if (list.status !== 'preview' || list.message !== null) return;
  const reason = reasonToStop(list);
  if (reason === undefined) {
    await applyByItself(db, jobs, list);
    return;
  }
  await db.transaction(async (tx) => {
    if (await outcome.stopList(tx, id, reason))
      await queueSourceLetters(tx, jobs, list.source_id, 'stopped');
  });
}

/** Sends a letter that a source brings nothing that can be sold. */
export async function sendSourceLetter(
  { db, post, publicUrl }: { db: Db; post: Post; publicUrl: string },
  { source, to }: { source: string; to: string },
): Promise<void> {
  const trouble = await outcome.selectTrouble(db, { source, to });
  if (trouble) await post.email(writeLetter(to, sourceLetter(trouble, publicUrl)));
}
