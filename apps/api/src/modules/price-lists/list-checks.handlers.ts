import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { callerSignal } from '../../http/caller-signal.ts';
import { networkOf } from '../../http/client-address.ts';
import { Problem } from '../../http/problem.ts';
import { selectKnownNames, selectWords } from '../../merging/product-known-names.ts';
import { type Bounds, NotFetched } from '../../outgoing/download.ts';
import { fetchFile } from '../../outgoing/fetch-file.ts';
import { RefusedAddressError } from '../../outgoing/outgoing-address.ts';
import { FileProblem } from '../../tables/cells/table-file-problem.ts';
import { type ListToCheck, MAX_BYTES, MAX_FILES, readCheckForm } from './check-form.ts';
import { toColumns } from './price-list-wire.ts';
import type { DoubtGroup } from './reading/price-list-reading-protocol.ts';
import { readInProcess } from './reading/reading.ts';
import { cleanFileName } from './upload.ts';

type PriceCheck = components['schemas']['PriceCheck'];

/** Lists that one process reads for strangers at once: each takes a process of its own. */
const MAX_AT_ONCE = 2;
const RETRY_AFTER_S = 20;
const LONGEST_MS = 60_000;
const SHOWN = 50;
const BOUNDS: Bounds = { bytes: MAX_BYTES, totalMs: 30_000, idleMs: 10_000 };

let checking = 0;

/** Does a check if there is room for it. */
async function inTurn<Result>(check: () => Promise<Result>): Promise<Result> {
  if (checking >= MAX_AT_ONCE)
    throw new Problem(503, 'Сейчас проверяем другие прайс-листы. Повторите через полминуты', {
      headers: { 'retry-after': String(RETRY_AFTER_S) },
    });
  checking++;
  try {
    return await check();
  } finally {
    checking--;
  }
}

/** Fetches the list from the address that a stranger has given: only from the web, and never from our own networks. */
async function fetchList(
  { config }: FastifyRequest,
  url: string,
  directory: string,
  signal: AbortSignal,
): Promise<Omit<ListToCheck, 'url'>> {
  if (!/^https?:/i.test(url)) throw invalid({ url: ['Ссылка начинается с https:// или http://'] });
  const path = join(directory, 'file');
  try {
    const fetched = await fetchFile({
      url,
      login: null,
      secret: null,
      headerName: null,
      etag: null,
      modified: null,
      hostKey: null,
      path,
      allowPrivate: config.hasPrivateTargets,
      bounds: BOUNDS,
      signal,
    });
    return { paths: [path], fileName: cleanFileName(fetched?.name ?? '') };
  } catch (error) {
    if (error instanceof NotFetched || error instanceof RefusedAddressError)
      throw invalid({ url: [error.message] });
    throw error;
  }
}

/** More columns have cells that can't be read only in a file that nobody reads to its end. */
const MAX_UNREAD = 100;

const unreadIn = (groups: readonly DoubtGroup[]): PriceCheck['unread'] =>
  groups
    .filter(({ kind }) => kind === 'unread_cells')
    .slice(0, MAX_UNREAD)
    .map(({ subject, detail, rows, firstRow }) => ({
      column: subject,
      example: detail?.example ?? '',
      rows,
      first_row: firstRow,
    }));

/** Reads a list to its end, and keeps what a stranger is told of it. Decision 340. */
async function readList(
  { db }: FastifyRequest,
  { paths, fileName }: Omit<ListToCheck, 'url'>,
  signal: AbortSignal,
): Promise<PriceCheck> {
  const check: PriceCheck = {
    file_name: fileName,
    rows: 0,
    accepted: 0,
    rejected_count: 0,
    error: null,
    columns: [],
    questions: [],
    unread: [],
    shown: [],
    rejected: [],
  };
  const task = {
    id: '',
    paths,
    known: await selectKnownNames(db),
    words: await selectWords(db),
    remembered: [],
    choices: [],
    answers: [],
    shown: SHOWN,
  };
  try {
    for await (const message of readInProcess(task, signal))
      if (message.type === 'layout') {
        check.rows = message.total;
        check.columns = toColumns(message.columns);
        check.questions = message.questions;
      } else if (message.type === 'batch') {
        check.accepted += message.accepted;
        check.rejected_count += message.rejects.length;
      } else if (message.type === 'shown') {
        check.shown = message.rows;
        check.rejected = message.refused;
      } else if (message.type === 'doubts') {
        check.questions.push(...message.questions);
        check.unread = unreadIn(message.groups);
      }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    check.error = error.message;
  }
  return check;
}

export const checkPriceList: Handler<'checkPriceList'> = async (request, reply) => {
  const network = networkOf(request.ip);
  const { limiter } = request;
  await limiter.take('checkByNetwork', network);
  await limiter.take('checkingByNetwork', network);
  try {
    return await inTurn(async () => {
      const directory = await mkdtemp(join(tmpdir(), 'price-check-'));
      const timeout = AbortSignal.timeout(LONGEST_MS);
      const signal = AbortSignal.any([callerSignal(reply), timeout]);
      try {
        const limits = { fileSize: MAX_BYTES, files: MAX_FILES, fields: 2, fieldSize: 8192 };
        const { url, ...list } = await readCheckForm(request.parts({ limits }), directory);
        const given = url === undefined ? list : await fetchList(request, url, directory, signal);
        return await readList(request, given, signal);
      } catch (error) {
        if (timeout.aborted)
          throw invalid({ file: ['Файл читается слишком долго. Проверьте его часть'] });
        throw error;
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    });
  } finally {
    await limiter.giveBack('checkingByNetwork', network);
  }
};
