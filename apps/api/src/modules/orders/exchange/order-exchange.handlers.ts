import { orderMoney } from '@org/trade/order-money';
import { MANDATE_RIGHTS } from '@org/trade/roles';
import type { FieldErrors } from '../../../contract/refusal.ts';
import { logStep, type Session } from '../../../exchange/exchange.sql.ts';
import {
  type ExchangeRequest,
  type ExchangeResult,
  failure,
  isPiece,
  NOBODY,
  type StepHandler,
} from '../../../exchange/exchange-protocol.ts';
import { toProblem } from '../../../http/problem.ts';
import { FileProblem } from '../../../tables/cells/table-file-problem.ts';
import { inThread } from '../../../threads/threads.ts';
import { moscowDay } from '../../../trade/moscow.ts';
import { noOrder } from '../order-act.handlers.ts';
import { confirmOrder, declineOrder } from '../order-answer.handlers.ts';
import { shipOrder } from '../order-goods.handlers.ts';
import { addPayment, invoiceOrder } from '../order-money.handlers.ts';
import type { OrderRow } from '../order-rows.ts';
import { canActFor, selectOrder, type Viewer } from '../orders.sql.ts';
import { ordersXml } from './exchange-document.ts';
import {
  isDone,
  mismatchOf,
  referenceOf,
  type Step,
  statusProblem,
  stepsOf,
} from './exchange-steps.ts';
import {
  recordOrdersReceived,
  recordOrdersSent,
  selectChanged,
  selectNamed,
} from './order-exchange.sql.ts';
import type { OrderReport } from './read-said.ts';

/** On whose behalf steps are taken. */
interface StepContext extends Pick<ExchangeRequest, 'db' | 'jobs'> {
  account: Viewer;
}

const REFUSALS: Record<Step, string> = {
  decline: 'Не отклонён',
  confirm: 'Не подтверждён',
  invoice: 'Счёт не выставлен',
  pay: 'Оплата не отмечена',
  ship: 'Отгрузка не отмечена',
};

/** The carrier of a shipment, which 1С doesn't name. */
const carrierOf = ({ receiving }: OrderRow) =>
  receiving.length > 0 && receiving.every(({ kind }) => kind === 'pickup')
    ? 'Самовывоз'
    : 'Доставка поставщика';

/** Takes a step, as an employee of the supplier would by pressing its button. */
function takeStep(step: Step, context: StepContext, row: OrderRow, report: OrderReport) {
  const request = { ...context, params: { id: row.id } };
  const today = moscowDay();
  const steps: Record<Step, () => Promise<unknown>> = {
    decline: () => declineOrder({ ...request, body: { reason: 'Отменён в 1С' } }),
    confirm: () => confirmOrder({ ...request, body: {} }),
    invoice: () => invoiceOrder({ ...request, body: undefined }),
    pay: () =>
      addPayment({
        ...request,
        body: {
          sum: orderMoney(row).due,
          paid_on: report.paidOn ?? today,
          reference: referenceOf(report),
        },
      }),
    ship: () =>
      shipOrder({
        ...request,
        body: {
          carrier: carrierOf(row),
          shipped_on: report.shippedOn ?? today,
          items: row.items
            .map((item) => ({
              id: item.id,
              quantity: (item.confirmed_quantity ?? 0) - item.shipped,
            }))
            .filter(({ quantity }) => quantity > 0),
        },
      }),
  };
  return steps[step]();
}

/** Returns the message of a refusal; throws other errors again. */
function reasonIn(error: unknown): string {
  const { statusCode, message, details } = toProblem(error);
  if (![403, 404, 409, 422].includes(statusCode)) throw error;
  const { errors } = details as { errors?: FieldErrors };
  return Object.values(errors ?? {})[0]?.[0] ?? message;
}

/** Takes an order through the steps that 1С reports. A refused step changes nothing; the reasons are returned. */
async function follow(context: StepContext, id: string, report: OrderReport) {
  const refused: string[] = [];
  let isChanged = false;
  const read = async () => {
    const row = await selectOrder(context.db, context.account, id);
    if (!row) throw noOrder();
    return row;
  };
  for (const step of stepsOf(report)) {
    const row = await read();
    if (isDone(step, row, report)) continue;
    let reason = mismatchOf(step, row, report);
    if (reason === undefined)
      try {
        await takeStep(step, context, row, report);
        isChanged = true;
      } catch (error) {
        reason = reasonIn(error);
      }
    if (reason === undefined) continue;
    refused.push(`${REFUSALS[step]}: ${reason}`);
    // all further steps would be refused for the same reason
    if (step === 'confirm') break;
  }
  const problem = refused.length === 0 ? statusProblem(report, await read()) : undefined;
  return { isChanged, refused: problem === undefined ? refused : [problem] };
}

const module = new URL('./read-said-thread.ts', import.meta.url);
const MIB = 1024 * 1024;
const MAX_BYTES = 10 * MIB;
/** How many refused orders the log names one by one. */
const MAX_NAMED = 20;

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
    if (bytes <= MAX_BYTES) chunks.push(chunk);
  }
  return { chunks, bytes };
}

/**
 * Applies what 1С says of orders, by the same table of rules as everywhere. The answer is a success even if some orders
 * are refused: otherwise 1С would send the whole file again and again, and get no further. Each refused order is named
 * in the log.
 */
async function receiveOrderReports(
  request: ExchangeRequest,
  session: Session,
): Promise<ExchangeResult> {
  const { db, jobs, body, query } = request;
  if (!isPiece(body)) return failure('Файл пришёл пустым');
  const { chunks, bytes } = await piecesOf(body);
  if (bytes > MAX_BYTES) return failure(`Файл заказов больше ${MAX_BYTES / MIB} МБ`);
  if (bytes === 0) return failure('Файл пришёл пустым');
  const { account_id: accountId, company_id: companyId } = session;
  // the file may have come slowly
  if (accountId === null || !(await canActFor(db, accountId, companyId, MANDATE_RIGHTS.exchange)))
    return failure(NOBODY);
  let all: OrderReport[];
  try {
    all = await inThread<OrderReport[]>({ module, name: 'readReports' }, chunks);
  } catch (error) {
    if (error instanceof FileProblem) return failure(error.message);
    throw error;
  }
  const context = { db, jobs, account: { id: accountId, keyOf: companyId } };
  const { changed, refusals } = await followAll(context, session, all);
  for (const { name, message } of refusals.slice(0, MAX_NAMED))
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

const init: StepHandler = async ({ query }, { id }) => {
  const lines = ['zip=no', 'file_limit=10485760'];
  return {
    answer: 'success',
    lines: query.version === undefined ? lines : [...lines, `sessid=${id}`, 'version=2.10'],
  };
};

const query: StepHandler = async ({ db }, session) => {
  const { orders, until } = await selectChanged(db, session.exchange_id);
  await recordOrdersSent(db, session.id, until);
  return { answer: 'success', xml: ordersXml(orders), message: `Заказов: ${orders.length}` };
};

const success: StepHandler = async ({ db }, { id }) =>
  (await recordOrdersReceived(db, id))
    ? { answer: 'success' }
    : failure('Сначала запросите заказы: mode=query');

/** Does nothing: a file is applied as soon as it comes. */
const importFile: StepHandler = async () => ({ answer: 'success', lines: ['Уже принято'] });

const STEPS = new Map(
  Object.entries<StepHandler>({
    init,
    query,
    success,
    file: receiveOrderReports,
    import: importFile,
  }),
);

/** Handles the exchange of orders, step by step: 1С gets the orders to the company, and says what became of them. */
export const exchangeSale: StepHandler = async (request, session) => {
  const step = STEPS.get(request.query.mode);
  if (step) return step(request, session);
  if (isPiece(request.body)) for await (const _ of request.body);
  return failure(`Шаг «${request.query.mode}» не поддерживается`);
};
