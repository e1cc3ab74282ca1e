import { MANDATE_RIGHTS } from '@org/trade/roles';
import { logStep, type Session } from '../../../exchange/exchange.sql.ts';
import {
  type ExchangeRequest,
  type ExchangeResult,
  failure,
  isPiece,
  NOBODY,
} from '../../../exchange/exchange-protocol.ts';
import { Problem } from '../../../http/problem.ts';
import { inThread } from '../../../threads/threads.ts';
import { canActFor } from '../orders.sql.ts';
import { follow, type StepContext } from './follow-report.ts';
import { selectNamed } from './order-exchange.sql.ts';
import type { OrderReport } from './read-said.ts';

const module = new URL('./read-said-thread.ts', import.meta.url);
const MIB = 1024 * 1024;
const MOST = 10 * MIB;
/** How many refused orders the log names one by one. */
const MOST_NAMED = 20;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const idIn = ({ id }: OrderReport) => (UUID.test(id.toLowerCase()) ? id.toLowerCase() : undefined);
const numberIn = ({ number }: OrderReport) => {
  const digits = /^П-(\d{1,15})$/.exec(number.trim().toUpperCase())?.[1];
  return digits === undefined ? undefined : Number(digits);
};

async function followAll(context: StepContext, session: Session, all: readonly OrderReport[]) {
  const named = await selectNamed(context.db, session.company_id, {
    ids: all.flatMap((report) => idIn(report) ?? []),
    numbers: all.flatMap((report) => numberIn(report) ?? []),
  });
  const refusals: { name: string; message: string }[] = [];
  let changed = 0;
  for (const report of all) {
    const name = report.number || report.id;
    const found =
      named.find(({ id }) => id === idIn(report)) ??
      named.find(({ number }) => number === numberIn(report));
    // another company's order is answered like one that does not exist
    if (!found) {
      refusals.push({ name, message: 'Такого заказа у вашей компании в Протекторе нет' });
      continue;
    }
    const { isChanged, refused } = await follow(context, found.id, report);
    if (isChanged) changed++;
    if (refused.length > 0) refusals.push({ name, message: refused.join('. ') });
  }
  return { changed, refusals };
}

async function piecesOf(body: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    // the body is read to its end even if it is too long: a client that is cut off gets no answer
    if (bytes <= MOST) chunks.push(chunk);
  }
  return { chunks, bytes };
}

/**
 * Applies what 1С says of orders, by the same table of rules as everywhere. The answer is a success even if some orders
 * are refused: otherwise 1С would send the whole file again and again, and get no further. Each refused order is named
 * in the log.
 */
export async function receiveOrderReports(
  request: ExchangeRequest,
  session: Session,
): Promise<ExchangeResult> {
  const { db, jobs, body, query } = request;
  if (!isPiece(body)) return failure('Файл пришёл пустым');
  const { chunks, bytes } = await piecesOf(body);
  if (bytes > MOST) return failure(`Файл заказов больше ${MOST / MIB} МБ`);
  if (bytes === 0) return failure('Файл пришёл пустым');
  const { account_id: accountId, company_id: companyId } = session;
  // the file may have come slowly
  if (accountId === null || !(await canActFor(db, accountId, companyId, MANDATE_RIGHTS.exchange)))
    return failure(NOBODY);
  let all: OrderReport[];
  try {
    all = await inThread<OrderReport[]>({ module, name: 'readReports' }, chunks);
  } catch (error) {
    if (error instanceof Problem && error.statusCode === 422) return failure(error.message);
    throw error;
  }
  const context = { db, jobs, account: { id: accountId, keyOf: companyId } };
  const { changed, refusals } = await followAll(context, session, all);
  for (const { name, message } of refusals.slice(0, MOST_NAMED))
    await logStep(db, {
      exchangeId: session.exchange_id,
      sessionId: session.id,
      type: query.type,
      mode: 'order',
      fileName: name,
      answer: 'failure',
      message,
    });
  const summary = [
    `Заказов: ${all.length}, изменено: ${changed}`,
    refusals.length > 0 ? `не принято: ${refusals.length}, причины в журнале обмена` : '',
  ]
    .filter(Boolean)
    .join(', ');
  return { answer: 'success', lines: [summary], message: summary, bytes };
}
