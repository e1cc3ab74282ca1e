import { failure, isPiece, type StepHandler } from '../../../exchange/exchange-protocol.ts';
import { ordersXml } from './exchange-document.ts';
import { receiveOrderReports } from './exchange-said.handlers.ts';
import { recordOrdersReceived, recordOrdersSent, selectChanged } from './order-exchange.sql.ts';

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
