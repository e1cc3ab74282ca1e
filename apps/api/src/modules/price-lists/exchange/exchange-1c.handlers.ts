import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session } from '../../../exchange/exchange.sql.ts';
import {
  type ExchangeRequest,
  type ExchangeResult,
  failure,
  isPiece,
  type StepHandler,
} from '../../../exchange/exchange-protocol.ts';
import { FileProblem } from '../../../tables/cells/table-file-problem.ts';
import * as closing from './exchange-closing.sql.ts';
import * as files from './exchange-files.sql.ts';
import { isXml, MAX_EXCHANGE, removePieces, storePiece } from './file-store.ts';

const MIB = 1024 * 1024;
const MAX_SENT = { piece: 10 * MIB, exchange: MAX_EXCHANGE.bytes, files: MAX_EXCHANGE.files };
/** The limit for all kept exchanges of a company together: each login begins another one. */
const MAX_KEPT = 4 * MAX_SENT.exchange;

const init: StepHandler = async ({ db, storage, query }, session) => {
  const keys = await files.selectKeys(db, session.id);
  await files.clearSession(db, session.id);
  await removePieces(storage, session.id, keys);
  const lines = ['zip=yes', `file_limit=${MAX_SENT.piece}`];
  // if 1С asks for a version, the third line is the session and the fourth the version
  return {
    answer: 'success',
    lines: query.version === undefined ? lines : [...lines, `sessid=${session.id}`, 'version=3.1'],
  };
};

/** Returns the file name that 1С sends, without parts that lead out of its folder. */
const nameOf = ({ query }: ExchangeRequest) =>
  query.filename
    ?.replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/');

const isAcceptedFile = (name: string) => isXml(name) || /\.zip$/i.test(name);

/** Why a piece is refused; undefined if there is room for it. */
async function reasonAgainst(db: ExchangeRequest['db'], session: Session, bytes: number) {
  if (bytes === 0) return 'Файл пришёл пустым';
  if ((await files.selectBytes(db, session.id)) + bytes > MAX_SENT.exchange)
    return `В одном обмене больше ${MAX_SENT.exchange / MIB} МБ`;
  if ((await files.selectKeptBytes(db, session.exchange_id)) + bytes > MAX_KEPT)
    return `Незаконченные обмены заняли ${MAX_KEPT / MIB} МБ. Повторите через сутки`;
  return undefined;
}

async function takePiece(
  request: ExchangeRequest,
  session: Session,
  name: string,
): Promise<ExchangeResult> {
  const { db, storage, body } = request;
  if (!isPiece(body)) return failure('Файл пришёл пустым');
  if ((await files.selectFiles(db, session.id)).length >= MAX_SENT.files)
    return failure(`В одном обмене больше ${MAX_SENT.files} файлов`);
  const directory = await mkdtemp(join(tmpdir(), 'piece-'));
  try {
    const piece = await storePiece(storage, session.id, body, {
      path: join(directory, 'piece'),
      most: MAX_SENT.piece,
      tooLarge: `Кусок файла больше ${MAX_SENT.piece / MIB} МБ`,
    });
    const reason = await reasonAgainst(db, session, piece.bytes);
    if (reason !== undefined) {
      await removePieces(storage, session.id, [piece.key]);
      return failure(reason);
    }
    const unneeded = await db.transaction((tx) =>
      files.addPiece(tx, { session: session.id, name, piece }),
    );
    await removePieces(storage, session.id, unneeded);
    return { answer: 'success', bytes: piece.bytes };
  } catch (error) {
    if (error instanceof FileProblem) return failure(error.message);
    throw error;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Reads a body that nobody needs to its end. */
async function drain(body: unknown) {
  if (isPiece(body)) for await (const _ of body);
}

const file: StepHandler = async (request, session) => {
  const name = nameOf(request);
  if (name && isAcceptedFile(name)) return takePiece(request, session, name);
  await drain(request.body);
  return name
    ? { answer: 'success', message: 'Файл не нужен и не сохранён' }
    : failure('Не сказано, какой это файл: нет filename');
};

/** Returns the answer to 1С for an exchange that is at its end. */
function resultOf({ outcome, message }: closing.OpenSession): ExchangeResult {
  if (outcome === null) return { answer: 'progress', lines: ['Загружаем в каталог'] };
  if (outcome === 'applied' || outcome === 'same')
    return {
      answer: 'success',
      lines: [outcome === 'same' ? 'Ничего не изменилось' : 'Загружено'],
    };
  return failure(message ?? 'Не удалось загрузить');
}

const importFile: StepHandler = async (request, session) => {
  const { db, jobs } = request;
  const name = nameOf(request);
  if (!name) return failure('Не сказано, какой файл загрузить: нет filename');
  await db.transaction(async (tx) => {
    const isAsked = await files.askForFile(tx, session.id, name);
    if (isAsked) await jobs.add(tx, 'exchange', { session: session.id });
  });
  const [found, now] = [
    (await files.selectFiles(db, session.id)).find((one) => one.name === name),
    await closing.selectSession(db, session.id),
  ];
  if (!found || !now) return failure(`Файл ${name} не приходил`);
  if (found.status === 'waiting') return { answer: 'progress', lines: ['Читаем файл'] };
  if (found.status === 'failed') return failure(found.message ?? 'Файл не прочитан');
  if (now.is_closing || now.outcome !== null) return resultOf(now);
  return { answer: 'success', lines: ['Прочитано, загрузим вместе с остальным'] };
};

const complete: StepHandler = async ({ db, jobs }, session) => {
  const before = await closing.selectSession(db, session.id);
  if (!before?.is_closing && before?.outcome === null) {
    await db.transaction(async (tx) => {
      await closing.markClosing(tx, session.id);
      await jobs.add(tx, 'exchange', { session: session.id });
    });
  }
  const now = await closing.selectSession(db, session.id);
  return now ? resultOf(now) : failure('Обмен не начат');
};

const STEPS = new Map(
  Object.entries<StepHandler>({ init, file, import: importFile, complete, deactivate: complete }),
);

/** Handles the steps of the exchange of goods, prices and stock. */
export const exchangeCatalog: StepHandler = async (request, session) => {
  const step = STEPS.get(request.query.mode);
  if (step) return step(request, session);
  await drain(request.body);
  return failure(`Шаг «${request.query.mode}» не поддерживается`);
};
