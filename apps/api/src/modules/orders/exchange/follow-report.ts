import { orderMoney } from '@org/trade/order-money';
import type { ExchangeRequest } from '../../../exchange/exchange-protocol.ts';
import { Problem } from '../../../http/problem.ts';
import { moscowDay } from '../../../trade/moscow.ts';
import { confirmOrder, declineOrder } from '../life/order-answer.handlers.ts';
import { shipOrder } from '../life/order-goods.handlers.ts';
import { addPayment, invoiceOrder } from '../life/order-money.handlers.ts';
import { noOrder } from '../order-act.handlers.ts';
import type { OrderRow } from '../order-rows.ts';
import { selectOrder, type Viewer } from '../orders.sql.ts';
import {
  isDone,
  mismatchOf,
  referenceOf,
  type Step,
  statusProblem,
  stepsOf,
} from './exchange-steps.ts';
import type { OrderReport } from './read-said.ts';

/** On whose behalf steps are taken. */
export interface StepContext extends Pick<ExchangeRequest, 'db' | 'jobs'> {
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
  if (!(error instanceof Problem) || ![403, 404, 409, 422].includes(error.statusCode)) throw error;
  const { errors } = error.details as { errors?: Record<string, string[]> };
  return Object.values(errors ?? {})[0]?.[0] ?? error.message;
}

/** Takes an order through the steps that 1С reports. A refused step changes nothing; the reasons are returned. */
export async function follow(context: StepContext, id: string, report: OrderReport) {
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
