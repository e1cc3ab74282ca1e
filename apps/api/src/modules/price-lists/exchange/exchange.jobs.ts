import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Disk } from 'flydrive';
import { v7 as uuidv7 } from 'uuid';
import { copyRow } from '../../../db/copy.ts';
import type { Db } from '../../../db/db.ts';
import { logStep } from '../../../exchange/exchange.sql.ts';
import { NOBODY } from '../../../exchange/exchange-protocol.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { PostponedError } from '../../../jobs/postponed.ts';
import { storeFile } from '../../../storage/storage.ts';
import { FileProblem } from '../../../tables/cells/table-file-problem.ts';
import { readInProcess } from '../../../tables/in-process.ts';
import { partKey } from '../price-list-files.jobs.ts';
import { holdCompany, isBusy, moveList } from '../price-lists.sql.ts';
import * as closing from './exchange-closing.sql.ts';
import * as files from './exchange-files.sql.ts';
import { applyStaged, hasCatalog, selectPriceTypes } from './exchange-things.sql.ts';
import { assembleFile, MAX_EXCHANGE, removePieces, unpack } from './file-store.ts';
import type { ExchangeMessage } from './reading/exchange-reading-protocol.ts';
import { priceTypeQuestion, sellingPrice, writeList } from './write-list.ts';

interface ExchangeContext {
  db: Db;
  jobs: Jobs;
  storage: Disk;
}

const PROGRAM = new URL('./reading/exchange-reading-child.ts', import.meta.url);
const BUSY = 'Another list of the company is being read or put on sale.';

const isArchive = (name: string) => /\.zip$/i.test(name);

const baseOf = (name: string) => name.split(/[\\/]/).at(-1) ?? name;

/** The name of the file that ends an exchange: the files before it describe what it offers. */
const ENDS = /^offers\.xml$/i;

async function isAtItsEnd(db: Db, id: string): Promise<boolean> {
  if (await files.isComplete(db, id)) return true;
  const last = (await files.selectFiles(db, id)).filter(({ status }) => status === 'read').at(-1);
  return last !== undefined && ENDS.test(baseOf(last.name));
}

/** Stages what a file says. Nothing of it counts before the whole exchange has come. */
async function stageFile(
  { db }: ExchangeContext,
  session: closing.OpenSession,
  name: string,
  { path, signal }: { path: string; signal: AbortSignal },
) {
  await files.forgetStaged(db, session.id, name);
  let document: Extract<ExchangeMessage, { type: 'document' }> | undefined;
  let position = 0;
  for await (const message of readInProcess<ExchangeMessage>(PROGRAM, { path }, signal)) {
    if (message.type === 'document') document = message;
    if (message.type !== 'things') continue;
    const rows = message.things.map(({ kind, thing, name: title, xml }) =>
      copyRow([session.id, name, position++, kind, thing, title, xml]),
    );
    await db.copy('exchange_staged', files.STAGED_COLUMNS, rows);
  }
  if (!document) throw new FileProblem('Файл не разобран');
  if (
    document.hasChangesOnly &&
    !(await hasCatalog(db, session.exchange_id)) &&
    !(await isBegun(db, session))
  )
    throw new FileProblem(
      'Пришли только изменения, а полной выгрузки ещё не было. Выгрузите из 1С всё один раз',
    );
  const read = document;
  await db.transaction(async (tx) => {
    await closing.holdSession(tx, session.id);
    await files.endReading(tx, { session: session.id, name }, read);
    if (await isAtItsEnd(tx, session.id)) await closing.markClosing(tx, session.id);
  });
}

/** Whether the session has already brought something in whole: changes may follow it. */
const isBegun = async (db: Db, { id }: closing.OpenSession) =>
  (await files.selectFiles(db, id)).some(({ whole }) => whole.length > 0);

/** Unpacks the archives of a session: 1С asks for the files in them by their own names. */
async function unpackAll({ db, storage }: ExchangeContext, id: string, directory: string) {
  for (const { name, status } of await files.selectFiles(db, id)) {
    if (!isArchive(name) || (status !== 'received' && status !== 'waiting')) continue;
    const keys = await files.selectKeys(db, id, name);
    // archives that are small by themselves may be a bomb together
    const room = {
      bytes: MAX_EXCHANGE.bytes - (await files.selectBytes(db, id)),
      files: MAX_EXCHANGE.files - (await files.selectFiles(db, id)).length,
    };
    const path = join(directory, 'archive');
    try {
      await assembleFile(storage, id, keys, path);
      await files.addMembers(db, id, name, await unpack(storage, id, path, directory, room));
      await removePieces(storage, id, keys);
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      await files.failFile(db, id, name, error.message);
    }
  }
}

const NOT_THERE = 'Такого файла в архиве нет';

async function readOne(
  context: ExchangeContext,
  session: closing.OpenSession,
  name: string,
  { path, signal }: { path: string; signal: AbortSignal },
) {
  const { db, storage } = context;
  try {
    const keys = await files.selectKeys(db, session.id, name);
    if (keys.length === 0) throw new FileProblem(NOT_THERE);
    await assembleFile(storage, session.id, keys, path);
    await stageFile(context, session, name, { path, signal });
    await files.forgetPieces(db, session.id, name);
    await removePieces(storage, session.id, keys);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    await files.failFile(db, session.id, name, error.message);
  }
}

/** Reads the files that 1С has asked for. */
async function readWaiting(
  context: ExchangeContext,
  session: closing.OpenSession,
  signal: AbortSignal,
) {
  const waiting = async () =>
    (await files.selectFiles(context.db, session.id)).filter(({ status }) => status === 'waiting');
  if ((await waiting()).length === 0) return;
  const directory = await mkdtemp(join(tmpdir(), 'exchange-'));
  try {
    await unpackAll(context, session.id, directory);
    for (const { name } of await waiting())
      await readOne(context, session, name, { path: join(directory, 'file'), signal });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

type Outcome = Parameters<typeof closing.endSession>[2];

/** Ends a session, and logs its outcome for the company. */
async function end(db: Db, session: closing.OpenSession, outcome: Outcome, listId?: string) {
  await closing.endSession(db, session.id, outcome);
  const isGood = outcome.outcome === 'applied' || outcome.outcome === 'same';
  await logStep(db, {
    exchangeId: session.exchange_id,
    sessionId: session.id,
    type: 'catalog',
    mode: 'apply',
    answer: isGood ? 'success' : 'failure',
    message: outcome.outcome === 'same' ? 'Ничего не изменилось' : (outcome.message ?? null),
    listId: listId ?? null,
  });
}

/** Creates a price list of everything that 1С has said, and queues it for reading like an upload. */
async function makeList({ db, jobs, storage }: ExchangeContext, session: closing.OpenSession) {
  const { exchange_id: exchange, company_id: companyId } = session;
  const types = await selectPriceTypes(db, exchange);
  const [id, directory] = [uuidv7(), await mkdtemp(join(tmpdir(), 'exchange-'))];
  const key = partKey(id, 0);
  try {
    const chosen = (await db.transaction((tx) => closing.holdExchange(tx, exchange)))?.price_type;
    const selling = sellingPrice(types, chosen ?? null);
    if (types.length > 0 && !selling)
      return await end(db, session, { outcome: 'asking', message: priceTypeQuestion(types) });
    const path = join(directory, 'list');
    const { fileSize, hash } = await writeList(db, path, { exchange, types, selling });
    await storeFile(storage, key, path);
    await db.transaction(async (tx) => {
      if (!(await closing.holdExchange(tx, exchange))) throw new PostponedError('It has gone.');
      const list = { id, companyId, exchange, session: session.id, fileSize, hash };
      if (!(await closing.insertExchangeList(tx, list))) throw new PostponedError(BUSY);
      await closing.setDirty(tx, exchange, false);
      await jobs.add(tx, 'read-price-list', { id, attempt: 1 });
    });
  } catch (error) {
    // the file has no list that it would be removed with
    await storage.delete(key).catch(() => undefined);
    throw error;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Applies what a complete session has said, and puts it on sale if it changes anything. */
async function close(context: ExchangeContext, session: closing.OpenSession) {
  const { db } = context;
  const { exchange_id: exchange, id } = session;
  const all = await files.selectFiles(db, id);
  const failed = all.find(({ status }) => status === 'failed');
  if (failed)
    return end(db, session, { outcome: 'failed', message: `${failed.name}: ${failed.message}` });
  if (await isBusy(db, session.company_id)) throw new PostponedError(BUSY);
  const isDirty = await db.transaction(async (tx) => {
    const held = await closing.holdExchange(tx, exchange);
    const isChanged = await applyStaged(tx, { exchange, session: id });
    if (isChanged) await closing.setDirty(tx, exchange, true);
    return isChanged || held?.is_dirty;
  });
  const last = await closing.selectLastList(db, exchange);
  const isThere = last?.status === 'done' || last?.status === 'preview';
  if (isDirty || !isThere) return makeList(context, session);
  if (last.status === 'done') await closing.confirmExchange(db, exchange);
  await end(db, session, { outcome: 'same' });
}

/** Continues a session: reads what 1С has asked for, and ends the session once everything has come. */
export async function continueExchange(
  context: ExchangeContext,
  { session: id }: { session: string },
  signal: AbortSignal,
): Promise<void> {
  const { db } = context;
  const session = await closing.selectSession(db, id);
  if (!session) return;
  if (session.is_acting) await readWaiting(context, session, signal);
  const now = await closing.selectSession(db, id);
  if (!now || now.outcome !== null || now.list_id !== null) return;
  if (!now.is_acting) await end(db, now, { outcome: 'failed', message: NOBODY });
  else if (now.is_closing) await close(context, now);
}

const BROKEN_OFF = 'Обмен прервался: пришло не всё. В продаже всё, как было';

/** Ends sessions that 1С no longer continues. A complete session is applied; an incomplete one changes nothing. */
export async function closeQuiet({ db, jobs, storage }: ExchangeContext): Promise<void> {
  for (const { id, is_broken } of await closing.selectQuiet(db)) {
    const session = await closing.selectSession(db, id);
    if (!session) continue;
    if (is_broken) {
      const keys = await files.selectKeys(db, id);
      await files.clearSession(db, id);
      await removePieces(storage, id, keys);
      await end(db, session, { outcome: 'failed', message: BROKEN_OFF });
      continue;
    }
    await db.transaction(async (tx) => {
      await closing.markClosing(tx, id);
      await jobs.add(tx, 'exchange', { session: id });
    });
  }
}

/** Returns why a list can't be put on sale without a person; undefined if it can. */
const reasonToStop = ({ is_acting, questions, warnings }: closing.ExchangeList) =>
  [
    ...(is_acting ? [] : [{ message: NOBODY }]),
    ...questions.filter(({ kind }) => kind !== 'currency'),
    ...warnings,
  ]
    .map(({ message }) => message)
    .join('. ') || undefined;

/**
 * Continues with a list from an exchange, once it is read or has failed: puts it on sale if there are no questions or
 * warnings, else leaves the list and the stock as they are. Ignores other lists. Running it twice does the same as
 * once.
 */
export async function continueExchangeList(
  { db, jobs }: Pick<ExchangeContext, 'db' | 'jobs'>,
  { id }: { id: string },
): Promise<void> {
  const list = await closing.selectExchangeList(db, id);
  if (!list) return;
  const session = list.session_id && (await closing.selectSession(db, list.session_id));
  const endSession = async (outcome: Outcome) => {
    if (session && list.outcome !== outcome.outcome) await end(db, session, outcome, id);
  };
  if (list.status === 'done') {
    await closing.confirmExchange(db, list.exchange_id);
    return endSession({ outcome: 'applied' });
  }
  if (list.status === 'failed') return endSession({ outcome: 'failed', message: list.error });
  if (list.status !== 'preview') return;
  const reason = reasonToStop(list);
  if (reason !== undefined) return endSession({ outcome: 'stopped', message: reason });
  await db.transaction(async (tx) => {
    await holdCompany(tx, list.company_id);
    if (await isBusy(tx, list.company_id)) throw new PostponedError(BUSY);
    if (await moveList(tx, id, ['preview'], 'running'))
      await jobs.add(tx, 'apply-price-list', { id });
  });
}
